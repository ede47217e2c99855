import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { failed, loading, ready } from '../../system/Loadable/Loadable.ts';
import { type Harbor, harborColumns, harbors } from '../../testing/harbors.tsx';
import { firstHarbors, harborArgs } from '../../testing/harborTable.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { LiveHarbors } from '../../testing/LiveHarbors.tsx';
import { createTableState } from './model/TableState.ts';
import { tableRows } from './model/tableRows.ts';
import { Table, type TableProps } from './Table.tsx';

const HarborTable = Table<Harbor>;

const meta = {
  title: 'Components/Table',
  component: HarborTable,
  args: harborArgs,
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const busy = createTableState(8, {
  sort: [
    { column: 'country', direction: 'ascending' },
    { column: 'boxes', direction: 'descending' },
  ],
  filters: {
    country: { kind: 'choice', ids: ['Spain', 'Greece'] },
    opened: { kind: 'date', operator: '>', month: '1860-01' },
  },
});

const hardRows: readonly Harbor[] = [
  { ...(harbors[0] as Harbor), name: hardTexts.unbreakable, country: hardTexts.long },
  { ...(harbors[1] as Harbor), name: hardTexts.mixed, country: hardTexts.arabic },
  { ...(harbors[2] as Harbor), name: '—', country: '' },
];

/** The initial state, sorted and filtered, loading, refreshing, and without rows for each reason. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => {
    const states: Partial<TableProps<Harbor>>[] = [
      {},
      { state: busy, rows: ready(tableRows(harbors, busy, harborColumns)), isRefreshing: true },
      { rows: loading(), state: createTableState(5) },
      { rows: ready({ rows: [], total: 0 }) },
      { rows: ready({ rows: [], total: 0 }), state: busy },
      { rows: failed('Failed to search for harbors'), onRetry: fn() },
    ];
    return (
      <Stack gap="8">
        {states.map((state, index) => (
          <HarborTable key={String(index)} {...args} label={`Harbors ${index + 1}`} {...state} />
        ))}
      </Stack>
    );
  },
};

/** The roles and counts that a screen reader announces for the grid before it reads a cell. */
export const Roles: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Harbors' });
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
    // The grid is one tab stop, whatever its cells contain.
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const links = Array.from(grid.querySelectorAll('a, button, input'));
    await expect(links.filter((one) => (one as HTMLElement).tabIndex === 0)).toHaveLength(1);
  },
};

/** Arrows, Home and End move focus, with Control to the corners. Page Down turns the page and keeps the position. */
export const MovedByKeyboard: Story = {
  render: (args) => <LiveHarbors {...args} />,
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

/** Enter moves focus into a cell, Tab to its next control, Escape back to the cell. */
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

export const Compact: Story = { tags: ['dark'], args: { density: 'compact' } };

/** A table that is higher than its maximum height scrolls under its header. */
export const ScrollsUnderItsHead: Story = {
  args: {
    maxHeight: 260,
    state: createTableState(30),
    rows: ready(tableRows(harbors, createTableState(30), harborColumns)),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const scroller = canvas.getByRole('grid').parentElement;
    await expect(scroller?.scrollTop).toBeGreaterThan(100);
    const head = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    await expect(Math.abs(head.top - (scroller?.getBoundingClientRect().top ?? 0))).toBeLessThan(3);
  },
};

/** The user reordered the columns and hid one of them. */
export const OwnColumns: Story = {
  args: { state: { ...firstHarbors, order: ['boxes', 'name'], hidden: ['country'] } },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Containers', 'Name', 'Opened', 'Services']);
  },
};

/** One row and no pagination. */
export const OneRow: Story = {
  args: { rows: ready({ rows: harbors.slice(0, 1), total: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** 200 characters without a break, Arabic within English, and almost empty values. */
export const HardWords: Story = {
  tags: ['rtl', 'narrow'],
  args: { rows: ready({ rows: hardRows, total: 3 }) },
};
