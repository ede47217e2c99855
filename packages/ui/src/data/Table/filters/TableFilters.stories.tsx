import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../actions/Button/Button.tsx';
import { harborArgs, harborFilterColumns, liveRegionIn } from '../../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';
import { createTableState, type TableState } from '../model/TableState.ts';

const filters = {
  country: { kind: 'choice', ids: ['Spain', 'Greece'] },
  boxes: { kind: 'number', operator: 'between', value: 1_000_000, to: 9_000_000 },
  opened: { kind: 'date', operator: '>', month: '1860-01' },
} as const satisfies TableState['filters'];

const meta = {
  title: 'Components/Table/Filters',
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
      import('./TableFilterForm.tsx'),
      import('./TableChoiceFilter.tsx'),
      import('./TableDateFilter.tsx'),
      import('./TableEmptyFilter.tsx'),
      import('./TableNumberFilter.tsx'),
      import('../toolbar/TablePopoverPanel.tsx'),
      import('../toolbar/TablePhoneBar.tsx'),
    ]);
  },
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The active filters are listed above the rows. The user can remove one or all of them. */
export const Bar: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { state: createTableState(8, { filters }) },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('list', { name: /Active filters|عوامل/ });
    await expect(within(bar).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Beside many tools, three filters and more have a line of their own, so that users see all of them. */
export const BarBesideTools: Story = {
  args: {
    state: createTableState(8, { filters: { ...filters, name: { kind: 'text', text: 'a' } } }),
    hasColumnTools: true,
    hasDensitySwitch: true,
    tools: <Button>Print the harbors of this page</Button>,
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('list', { name: 'Active filters' });
    const { parentElement: line } = bar;
    await expect(line?.scrollWidth).toBe(line?.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

/** Removing a chip removes its filter. Focus stays in the table, and the number of results is announced. */
export const ChipsTakenAway: Story = {
  args: { state: createTableState(8, { filters }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Active filters' });
    canvas.getByRole('button', { name: /^Remove Opened/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent(/^\d results?$/));
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.queryByText(/^Opened:/)).toBeNull();
    await expect(canvas.getByText('Country: Spain +1')).toBeVisible();
    await expect(canvas.getByText('Containers: 1,000,000 – 9,000,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('23 results'));
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
};

/** An amount has an operator, and a range has a second amount. */
export const ByNumber: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter by Containers: Any' });
    await userEvent.click(button);
    const form = await screen.findByRole('dialog', { name: 'Filter by Containers' });
    const amount = await within(form).findByRole('textbox', { name: 'Amount' });
    await userEvent.type(amount, '9000000{Tab}');
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('8 results'));
    await expect(button).toHaveTextContent('> 9,000,000');
    await userEvent.click(within(form).getByRole('button', { name: /Condition/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Between' }));
    await expect(within(form).getByRole('textbox', { name: 'From' })).toHaveValue('9,000,000');
    await userEvent.type(within(form).getByRole('textbox', { name: 'To' }), '10000000{Tab}');
    await waitFor(() => expect(button).toHaveTextContent('9,000,000 – 10,000,000'));
  },
};

/** Users can filter for unknown values. */
export const ByEmptiness: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter by Containers: Any' });
    await userEvent.click(button);
    const form = await screen.findByRole('dialog', { name: 'Filter by Containers' });
    await userEvent.click(await within(form).findByRole('button', { name: /Filter Containers by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Is empty' }));
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('1 result'));
    await expect(button).toHaveTextContent('Is empty');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Felixstowe');
  },
};
