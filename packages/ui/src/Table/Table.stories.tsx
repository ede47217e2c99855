import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { denied, failed, type Loadable, loading, overLimit, ready } from '../Loadable/Loadable.ts';
import { Stack } from '../Stack/Stack.tsx';
import { type Harbour, harbourColumns, harbours } from '../testing/harbours.tsx';
import { hardTexts } from '../testing/hardTexts.ts';
import { Table, type TableProps } from './Table.tsx';
import { type TableState, tableState } from './TableState.ts';
import { type TablePage, tableRows } from './tableRows.ts';

const HarbourTable = Table<Harbour>;

const first = tableState(8);

function pageOf(state: TableState, rows: readonly Harbour[] = harbours): TablePage<Harbour> {
  return tableRows(rows, state, harbourColumns);
}

const meta = {
  title: 'Components/Table',
  component: HarbourTable,
  args: {
    label: 'Harbours',
    columns: harbourColumns,
    rows: ready(pageOf(first)),
    state: first,
    onStateChange: fn(),
    filterDelay: 0,
  },
} satisfies Meta<typeof HarbourTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A table whose owner holds all rows. */
function Live({ onStateChange, ...props }: TableProps<Harbour>) {
  const [state, setState] = useState(props.state);
  return (
    <HarbourTable
      {...props}
      state={state}
      rows={props.rows.state === 'ready' ? ready(pageOf(state)) : props.rows}
      onStateChange={(next) => {
        setState(next);
        onStateChange(next);
      }}
    />
  );
}

const live = { render: (args: TableProps<Harbour>) => <Live {...args} /> };

/** The name in each row that is shown. */
function namesIn(canvas: { getAllByRole: (role: string) => HTMLElement[] }) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

const busy = tableState(8, {
  sort: [
    { column: 'country', direction: 'ascending' },
    { column: 'boxes', direction: 'descending' },
  ],
  filters: {
    country: { kind: 'choice', ids: ['Spain', 'Greece'] },
    opened: { kind: 'date', operator: '>', month: '1860-01' },
  },
});

/** Untouched, sorted and filtered, loading, refreshing, and without rows for each reason. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => {
    const states: Partial<TableProps<Harbour>>[] = [
      {},
      { state: busy, rows: ready(pageOf(busy)), isRefreshing: true },
      { rows: loading(), state: tableState(5) },
      { rows: ready({ rows: [], total: 0 }) },
      { rows: ready({ rows: [], total: 0 }), state: busy },
      { rows: failed('Failed to search for harbours'), onRetry: fn() },
    ];
    return (
      <Stack gap="8">
        {states.map((state, index) => (
          <HarbourTable key={String(index)} {...args} label={`Harbours ${index + 1}`} {...state} />
        ))}
      </Stack>
    );
  },
};

/** What a screen reader is told of the grid before it reads a cell. */
export const Roles: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Harbours' });
    await expect(grid).toHaveAttribute('aria-rowcount', '25');
    await expect(grid).toHaveAttribute('aria-colcount', '5');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    const rows = canvas.getAllByRole('row');
    await expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
    const name = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(name).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'Services' })).not.toHaveAttribute('aria-sort');
    // One stop of the Tab key, whatever stands in its cells.
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const links = Array.from(grid.querySelectorAll('a, button, input'));
    await expect(links.filter((one) => (one as HTMLElement).tabIndex === 0)).toHaveLength(1);
  },
};

/** Arrows, Home and End, with Control to the corners; Page Down turns the page and keeps the place. */
export const MovedByKeyboard: Story = {
  ...live,
  play: async ({ canvas, canvasElement }) => {
    const focused = () => canvasElement.ownerDocument.activeElement;
    await userEvent.tab();
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Name' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Country' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focused()).toHaveTextContent('Netherlands');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toHaveTextContent('Rotterdam');
    await userEvent.keyboard('{End}');
    await expect(focused()).toHaveAttribute('aria-colindex', '5');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()?.closest('tr')).toHaveAttribute('aria-rowindex', '10');
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(focused()).toHaveTextContent('Haifa');
    await expect(focused()?.closest('tr')).toHaveAttribute('aria-rowindex', '18');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
    await expect(focused()).toHaveTextContent('Rotterdam');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Name' }));
    await userEvent.tab();
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Previous page' }));
    await userEvent.tab({ shift: true });
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Name' }));
  },
};

/** Enter leads into a cell, Tab on to its next control, Escape back to the cell. */
export const EnteredByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const focused = () => canvasElement.ownerDocument.activeElement;
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}');
    const cell = focused();
    await expect(cell).toHaveAttribute('role', 'gridcell');
    await userEvent.keyboard('{F2}');
    await expect(focused()).toHaveAttribute('href', 'https://rotterdam.example/');
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'Services of Rotterdam' });
    await expect(focused()).toBe(more);
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Services of Rotterdam' });
    await expect(popover).toHaveTextContent('Ports, Rail freight, Cold chain, Customs');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focused()).toBe(more));
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(focused()).toBe(cell);
  },
};

/** A press runs the column one way, the other, then not at all, and says so; with Shift it is added to the others. */
export const Sorted: Story = {
  ...live,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Name' });
    const status = canvas.getAllByRole('status').at(-1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(namesIn(canvas).slice(0, 3)).toEqual(['Aarhus', 'Algeciras', 'Antwerp']);
    await waitFor(() => expect(status).toHaveTextContent('Sorted by Name, ascending'));
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(namesIn(canvas)[0]).toBe('Valencia');
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'none');
    await waitFor(() => expect(status).toHaveTextContent('In the original order'));
    await userEvent.click(canvas.getByRole('button', { name: 'Country' }));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: 'Containers' }));
    await user.keyboard('{/Shift}');
    await waitFor(() =>
      expect(status).toHaveTextContent('Sorted by Country, ascending, then by Containers, descending'),
    );
    await expect(namesIn(canvas).slice(0, 2)).toEqual(['Tangier', 'Mersin']);
  },
};

/** A letter leads from the cell into its field; rows follow, and their number is told; Escape leads back. */
export const FilteredByText: Story = {
  ...live,
  play: async ({ args, canvas }) => {
    const status = canvas.getAllByRole('status').at(-1);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('searchbox', { name: 'Filter by Name' }).closest('td')).toHaveFocus();
    await userEvent.keyboard('an');
    const field = canvas.getByRole('searchbox', { name: 'Filter by Name' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('an');
    await waitFor(() => expect(status).toHaveTextContent('4 results'));
    await expect(namesIn(canvas)).toEqual(['Antwerp', 'Gdansk', 'Tangier', 'Constanta']);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field.closest('td')).toHaveFocus();
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { name: { kind: 'text', text: 'an' } }, page: 1 }),
    );
  },
};

/** A date is set in the popover: an operator, a month and a year. */
export const FilteredByDate: Story = {
  ...live,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter by Opened: Any' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Filter by Opened' });
    const year = await within(form).findByRole('textbox', { name: 'Year' });
    await userEvent.click(within(form).getByRole('button', { name: /When/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'After (>)' }));
    await userEvent.type(year, '1970');
    await waitFor(() => expect(button).toHaveTextContent('> January 1970'));
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/^\d+ results?$/);
    await userEvent.click(within(form).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(button).toHaveTextContent('Any'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Several of a list; the cell says the first and how many more. */
export const FilteredByChoice: Story = {
  ...live,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter by Country: Any' });
    await userEvent.click(button);
    const form = await screen.findByRole('dialog', { name: 'Filter by Country' });
    const field = await within(form).findByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'spa');
    await userEvent.click(await screen.findByRole('option', { name: 'Spain' }));
    await waitFor(() => expect(button).toHaveTextContent('Spain'));
    await expect(canvas.getAllByText('Spain', { selector: 'td' })).toHaveLength(4);
  },
};

/** Where filters leave nothing, one button takes them away, and the focus stays in the table. */
export const NoMatch: Story = {
  ...live,
  args: {
    state: tableState(8, { filters: { name: { kind: 'text', text: 'atlantis' } } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(namesIn(canvas)).toHaveLength(8);
    await expect(canvas.getByRole('searchbox', { name: 'Filter by Name' })).toHaveValue('');
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('23 results'));
  },
};

/** The pages are turned below it; rows keep their number. */
export const Paged: Story = {
  ...live,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(namesIn(canvas)).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(namesIn(canvas)).toHaveLength(7);
    await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '25');
  },
};

/** Rows in outline, as high as those that come: nothing below moves when they arrive. */
export const Loading: Story = {
  tags: ['dark', 'narrow'],
  args: { rows: loading() },
  render: (args) => {
    const [rows, setRows] = useState<Loadable<TablePage<Harbour>>>(args.rows);
    return (
      <Stack>
        <HarbourTable {...args} rows={rows} />
        <Button onPress={() => setRows(ready(pageOf(first)))}>Arrive</Button>
        <Button onPress={() => setRows(loading())}>Leave</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(grid.querySelectorAll('tbody > tr')).toHaveLength(5);
    const arrive = canvas.getByRole('button', { name: 'Arrive' });
    const before = arrive.getBoundingClientRect().top;
    await userEvent.click(arrive);
    await expect(namesIn(canvas)).toHaveLength(8);
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    await expect(arrive.getBoundingClientRect().top).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  },
};

/** Newer rows are on their way; those that stand stay in use. */
export const Refreshing: Story = {
  args: { isRefreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(namesIn(canvas)).toHaveLength(8);
  },
};

export const Empty: Story = {
  tags: ['narrow'],
  args: {
    rows: ready({ rows: [], total: 0 }),
    empty: <EmptyState message="No harbours yet." action={<Button>Add a harbour</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a harbour' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['narrow'],
  args: { rows: failed('Failed to search for harbours'), onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to search for harbours');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { rows: failed('Failed to search for harbours', { last: pageOf(first) }), onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Showing the last version/)).toBeVisible();
    await expect(namesIn(canvas)).toHaveLength(8);
  },
};

export const Stale: Story = { args: { rows: ready(pageOf(first), { stale: true }) } };

export const Partial: Story = { args: { rows: ready(pageOf(first), { partial: true }) } };

export const Denied: Story = {
  args: { rows: denied('upgrade') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan does not include this.')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const OverLimit: Story = {
  args: { rows: overLimit({ message: 'These are more harbours than we can show.', limit: 500, current: 600 }) },
};

export const Compact: Story = { tags: ['dark'], args: { density: 'compact' } };

/** Higher than its room, it scrolls under its head. */
export const ScrollsUnderItsHead: Story = {
  args: { maxHeight: 260, state: tableState(30), rows: ready(pageOf(tableState(30))) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const scroller = canvas.getByRole('grid').parentElement;
    await expect(scroller?.scrollTop).toBeGreaterThan(100);
    const head = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    await expect(Math.abs(head.top - (scroller?.getBoundingClientRect().top ?? 0))).toBeLessThan(3);
  },
};

/** Columns in the reader's own order, one of them put away. */
export const OwnColumns: Story = {
  args: { state: { ...first, order: ['boxes', 'name'], hidden: ['country'] } },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Containers', 'Name', 'Opened', 'Services']);
  },
};

const hardRows: readonly Harbour[] = [
  { ...(harbours[0] as Harbour), name: hardTexts.unbreakable, country: hardTexts.long },
  { ...(harbours[1] as Harbour), name: hardTexts.mixed, country: hardTexts.arabic },
  { ...(harbours[2] as Harbour), name: '—', country: '' },
];

/** One row, and no pages to turn. */
export const OneRow: Story = {
  args: { rows: ready({ rows: harbours.slice(0, 1), total: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** 200 characters without a break, Arabic inside English, next to nothing. */
export const HardWords: Story = {
  tags: ['rtl', 'narrow'],
  args: { rows: ready({ rows: hardRows, total: 3 }) },
};
