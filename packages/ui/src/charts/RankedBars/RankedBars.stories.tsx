import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { RankedBars } from './RankedBars.tsx';

const sectors = [
  { id: 'cold', label: 'Cold chains', value: 420_000_000 },
  { id: 'ports', label: 'Ports and terminals', value: 1_310_000_000 },
  { id: 'last', label: 'Last mile', value: 890_000_000 },
  { id: 'rail', label: 'Rail freight', value: 96_000_000 },
  { id: 'drones', label: 'Drones', value: 0 },
];

const meta = {
  title: 'Components/RankedBars',
  component: RankedBars,
  args: {
    title: 'Raised by sector',
    description: 'Ports raised almost half of it.',
    itemName: 'Sector',
    valueName: 'Raised, $',
    items: sectors,
  },
} satisfies Meta<typeof RankedBars>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ready, with links, with negative values, without shares, all zero, one item, loading, and empty. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid columns="wide" gap="8">
      <RankedBars {...args} />
      <RankedBars
        {...args}
        title="With links"
        items={sectors.map((sector) => ({ ...sector, href: `/sectors/${sector.id}` }))}
      />
      <RankedBars
        {...args}
        title="Change in a year"
        items={sectors.map((sector, index) => ({ ...sector, value: (index - 2) * 24_500 }))}
      />
      <RankedBars {...args} title="Without shares" hasShares={false} />
      <RankedBars {...args} title="None at all" items={sectors.map((sector) => ({ ...sector, value: 0 }))} />
      <RankedBars {...args} title="Only one" items={sectors.slice(0, 1)} />
      <RankedBars {...args} title="On its way" isLoading />
      <RankedBars {...args} title="Nothing yet" items={[]} />
    </Grid>
  ),
};

/** The largest item comes first. Screen readers get the full values. Shares are relative to the given total. */
export const Read: Story = {
  args: { total: 4_000_000_000, items: sectors.map((sector) => ({ ...sector, href: `#${sector.id}` })) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent(/^Ports and terminals1\.3B1,310,000,00032\.8%$/);
    await expect(rows.at(-1)).toHaveTextContent('Drones00.0%');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ports and terminals' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Last mile' })).toHaveFocus();
  },
};

/** A ranking is saved as its values, without a picture. */
export const Downloaded: Story = {
  play: async ({ canvas }) => {
    const saved = spyOn(URL, 'createObjectURL');
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    const [item, ...others] = await screen.findAllByRole('menuitem');
    await expect(others).toEqual([]);
    await userEvent.click(item as HTMLElement);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [file] = saved.mock.calls[0] as [Blob];
    const lines = (await file.text()).split('\r\n');
    await expect(lines[0]?.replace('\uFEFF', '')).toBe('Sector,"Raised, $",Share');
    await expect(lines[4]).toBe('Rail freight,96000000,0.035346097201767304');
  },
};

/** The chart is as high as its skeleton. */
export const SameHeightWhileLoading: Story = {
  render: (args) => (
    <Grid columns="medium">
      <RankedBars {...args} />
      <RankedBars {...args} title="On its way" isLoading />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const tables = canvas.getAllByRole('table', { hidden: true });
    const [ready, awaited] = tables.map((table) => table.getBoundingClientRect().height);
    await expect(awaited).toBe(ready);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    title: hardTexts.unbreakable,
    description: hardTexts.long,
    items: Object.entries(hardTexts).map(([id, label], index) => ({
      id,
      label,
      value: 10 ** (index * 3),
      href: `#${id}`,
    })),
  },
};
