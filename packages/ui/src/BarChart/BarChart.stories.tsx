import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { hardTexts } from '../testing/hardTexts.ts';
import { BarChart } from './BarChart.tsx';

const points = [
  { id: 'sea', label: 'Seattle', value: 1_284 },
  { id: 'rtm', label: 'Rotterdam', value: 29_120 },
  { id: 'ham', label: 'Hamburg', value: 8_400 },
  { id: 'jed', label: 'Jeddah', value: 11_950 },
  { id: 'dur', label: 'Durban', value: 0 },
];

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  args: {
    title: 'Calls of container ships',
    description: 'Rotterdam sees more than the four others together.',
    pointName: 'Port',
    valueName: 'Calls a year',
    points,
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const signed = points.map((point, index) => ({ ...point, value: (index - 2) * 1500 }));
const many = Array.from({ length: 40 }, (_, index) => ({
  id: `${index}`,
  label: `Week ${index + 1}`,
  value: (index * 37) % 91,
}));

/** Ready, with values under zero, with many bars, on its way and empty. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid columns="wide" gap="8">
      <BarChart {...args} />
      <BarChart {...args} title="Change of calls" description={undefined} points={signed} />
      <BarChart {...args} title="Calls by week" points={many} />
      <BarChart {...args} title="On its way" isLoading />
      <BarChart {...args} title="Nothing yet" points={[]} />
    </Grid>
  ),
};

/** One stop of the tab key; arrows, Home and End read bar by bar; Escape puts the tip away. */
export const ReadByKeyboard: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Seattle: 1,284' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Rotterdam: 29,120' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Durban: 0' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowRight}');
    await expect(canvas.getByText('29,120')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('29,120')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('application', { name: 'Calls of container ships' })).toHaveAccessibleDescription(
      'Read point by point with the arrow keys.',
    );
  },
};

export const PointedAt: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('img', { name: 'Jeddah: 11,950' }));
    await expect(canvas.getByText('11,950')).toBeVisible();
  },
};

/** The same figures as a table. */
export const AsATable: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('columnheader', { name: 'Calls a year' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Rotterdam 29,120' })).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toHaveFocus();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    title: hardTexts.unbreakable,
    description: hardTexts.long,
    points: Object.entries(hardTexts).map(([id, label], index) => ({ id, label, value: index + 1 })),
  },
};
