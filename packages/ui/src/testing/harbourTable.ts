import { fn } from 'storybook/test';
import type { TableColumn } from '../data/Table/model/TableColumn.ts';
import { createTableState } from '../data/Table/model/TableState.ts';
import { tableRows } from '../data/Table/model/tableRows.ts';
import type { TableProps } from '../data/Table/Table.tsx';
import { ready } from '../system/Loadable/Loadable.ts';
import { type Harbour, harbourColumns, harbours } from './harbours.tsx';

/** The first page of eight. */
export const firstHarbours = createTableState(8);

/** What the stories of a table begin with. */
export const harbourArgs = {
  label: 'Harbours',
  columns: harbourColumns,
  rows: ready(tableRows(harbours, firstHarbours, harbourColumns)),
  state: firstHarbours,
  onStateChange: fn(),
  filterDelay: 0,
} satisfies TableProps<Harbour>;

/** One more of them has a filter: amounts, and whether there is one. */
export const harbourFilterColumns: readonly TableColumn<Harbour>[] = harbourColumns.map((column) =>
  column.id === 'boxes' ? { ...column, filter: { kind: 'number', hasEmpty: true } } : column,
);

/** With all that can be done to columns. */
export const harbourToolArgs = {
  ...harbourArgs,
  hasColumnTools: true,
  hasFilterBar: true,
  hasDensitySwitch: true,
} satisfies TableProps<Harbour>;

/** Loaded before a story, that no play waits for the network. */
export async function loadColumnTools(): Promise<void> {
  await Promise.all([
    import('../data/Table/toolbar/TableToolbar.tsx'),
    import('../data/Table/columns/TableColumnPanel.tsx'),
    import('../data/Table/columns/TableColumnChooser.tsx'),
    import('../data/Table/toolbar/TablePopoverPanel.tsx'),
  ]);
}

interface Canvas {
  getAllByRole: (role: string) => HTMLElement[];
}

/** The name in each row that is shown. */
export function namesIn(canvas: Canvas) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

/** The names of the columns, from the start. */
export function headersIn(canvas: Canvas) {
  const headers = canvas.getAllByRole('columnheader');
  return headers.map((header) => header.querySelector('[data-part="name"]')?.textContent);
}

/** Where the table says what a change came to. */
export function newsIn(canvas: Canvas) {
  return canvas.getAllByRole('status').at(-1);
}

/** A mouse with its button down, for events that are made by hand. */
export const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
