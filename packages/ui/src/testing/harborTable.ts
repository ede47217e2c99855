import { fn } from 'storybook/test';
import type { TableColumn } from '../data/Table/model/TableColumn.ts';
import { createTableState, type TableState, type TableStateUpdate } from '../data/Table/model/TableState.ts';
import { tableRows } from '../data/Table/model/tableRows.ts';
import type { TableProps } from '../data/Table/Table.tsx';
import { ready } from '../system/Loadable/Loadable.ts';
import { type Harbor, harborColumns, harbors } from './harbors.tsx';

/** The first page, with 8 rows. */
export const firstHarbors = createTableState(8);

/** The default args of table stories. */
export const harborArgs = {
  label: 'Harbors',
  columns: harborColumns,
  rows: ready(tableRows(harbors, firstHarbors, harborColumns)),
  rowKey: ({ website }: Harbor) => website,
  state: firstHarbors,
  onStateChange: fn<(update: TableStateUpdate) => void>(),
} satisfies TableProps<Harbor>;

/** The columns, one of them with a filter for numbers and for missing values. */
export const harborFilterColumns: readonly TableColumn<Harbor>[] = harborColumns.map((column) =>
  column.id === 'boxes' ? { ...column, filter: { kind: 'number', hasEmpty: true } } : column,
);

/** The args of a table with all column tools. */
export const harborToolArgs = {
  ...harborArgs,
  hasColumnTools: true,
  hasFilterBar: true,
  hasDensitySwitch: true,
} satisfies TableProps<Harbor>;

/** Preloads the column tools, so that no test waits for the network. */
export async function loadColumnTools(): Promise<void> {
  await Promise.all([
    import('../data/Table/toolbar/TableToolbar.tsx'),
    import('../data/Table/columns/TableColumnPanel.tsx'),
    import('../data/Table/columns/TableColumnChooser.tsx'),
    import('../data/Table/toolbar/TablePopoverPanel.tsx'),
  ]);
}

/** The state after all updates that a table reported. */
export function reportedState({
  state,
  onStateChange,
}: Pick<TableProps<Harbor>, 'state' | 'onStateChange'>): TableState {
  const { calls } = (onStateChange as typeof harborArgs.onStateChange).mock;
  return calls.reduce((now, [update]) => update(now), state);
}

interface Canvas {
  getAllByRole: (role: string) => HTMLElement[];
}

/** Returns the name in each visible row. */
export function namesIn(canvas: Canvas) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

/** Returns the column names in order. */
export function headersIn(canvas: Canvas) {
  const headers = canvas.getAllByRole('columnheader');
  return headers.map((header) => header.querySelector('[data-part="name"]')?.textContent);
}

/** Returns the live region of the table. */
export function liveRegionIn(canvas: Canvas) {
  return canvas.getAllByRole('status').at(-1);
}

/** A mouse with its button down, for dispatched events. */
export const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
