import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { harborArgs, harborFilterColumns, liveRegionIn } from '../../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';
import { createTableState } from '../model/TableState.ts';

const meta = {
  title: 'Components/Table/Filters by keyboard',
  component: HarborTable,
  args: {
    ...harborArgs,
    columns: harborFilterColumns,
    hasFilterBar: true,
  },
  render: (args) => <LiveHarbors {...args} />,
  // Loaded before the story, that no play waits for the network.
  beforeEach: async () => {
    await Promise.all([
      import('../toolbar/TableToolbar.tsx'),
      import('../filters/TableFilterForm.tsx'),
      import('../toolbar/TablePhoneBar.tsx'),
      import('../toolbar/TablePopoverPanel.tsx'),
    ]);
  },
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tells = (canvas: Canvas, text: string) => waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent(text));

/** Moves focus from the first header to the filter of a column, and opens it with Enter. */
async function openedFilter(canvas: Canvas, header: string, place: number) {
  await canvas.findByText('23 results');
  canvas.getByRole('button', { name: 'Name' }).focus();
  await userEvent.keyboard(`${'{ArrowRight}'.repeat(place)}{ArrowDown}{Enter}{Enter}`);
  return within(await screen.findByRole('dialog', { name: `Filter by ${header}` }));
}

/** Presses Tab until the element has focus. */
async function tabTo(find: () => HTMLElement) {
  for (let step = 0; step < 8 && document.activeElement !== find(); step += 1) await userEvent.tab();
  await expect(find()).toHaveFocus();
}

/** Opens the list of the focused button and chooses an option. */
async function chosen(name: string) {
  await userEvent.keyboard('{Enter}');
  const option = await screen.findByRole('option', { name });
  for (let step = 0; step < 8 && document.activeElement !== option; step += 1) {
    await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard('{Enter}');
}

/** Escape closes the filter and returns focus to its cell. */
async function left(canvas: Canvas, filter: RegExp) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: filter })).toHaveFocus());
}

/** Chooses several countries by their first letters. */
export const ByChoice: Story = {
  play: async ({ canvas }) => {
    const form = await openedFilter(canvas, 'Country', 1);
    await form.findByRole('combobox', { name: 'Country' });
    await tabTo(() => form.getByRole('combobox', { name: 'Country' }));
    await userEvent.keyboard('spa');
    await screen.findByRole('option', { name: 'Spain' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await tells(canvas, '4 results');
  },
};

/** Filters by an operator, a month and a year. */
export const ByDate: Story = {
  play: async ({ canvas }) => {
    const form = await openedFilter(canvas, 'Opened', 2);
    await form.findByRole('textbox', { name: 'Year' });
    await tabTo(() => form.getByRole('button', { name: /Condition/ }));
    await chosen('After (>)');
    await tabTo(() => form.getByRole('textbox', { name: 'Year' }));
    await userEvent.keyboard('1970{Tab}');
    await tells(canvas, '5 results');
    await left(canvas, /^Filter by Opened: > January 1970/);
  },
};

/** Filters above an amount, then between two. */
export const ByNumber: Story = {
  play: async ({ canvas }) => {
    const form = await openedFilter(canvas, 'Containers', 3);
    await form.findByRole('textbox', { name: 'Amount' });
    await tabTo(() => form.getByRole('textbox', { name: 'Amount' }));
    await userEvent.keyboard('9000000{Tab}');
    await tells(canvas, '8 results');
    await left(canvas, /^Filter by Containers: > 9,000,000/);
  },
};

/** Filters for unknown values. */
export const ByEmptiness: Story = {
  play: async ({ canvas }) => {
    const form = await openedFilter(canvas, 'Containers', 3);
    await form.findByRole('textbox', { name: 'Amount' });
    await tabTo(() => form.getByRole('button', { name: /Filter Containers by/ }));
    await chosen('Is empty');
    await tells(canvas, '1 result');
    await left(canvas, /^Filter by Containers: Is empty/);
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Felixstowe');
  },
};

/** The button above the rows clears all filters at once. */
export const AllCleared: Story = {
  args: {
    state: createTableState(8, {
      filters: {
        country: { kind: 'choice', ids: ['Spain'] },
        boxes: { kind: 'number', operator: '>', value: 9_000_000 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Active filters' });
    canvas.getByRole('button', { name: 'Name' }).focus();
    for (let step = 0; step < 8 && document.activeElement?.textContent !== 'Clear all'; step += 1) {
      await userEvent.tab({ shift: true });
    }
    await userEvent.keyboard('{Enter}');
    await tells(canvas, '23 results');
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
};
