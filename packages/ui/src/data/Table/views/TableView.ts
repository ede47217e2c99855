import type { TableState } from '../model/TableState.ts';
import { layoutOf, withLayoutOf } from '../model/tableLayout.ts';

/** What a saved view keeps: filters, order, columns and their widths. Not the page, and not what is marked. */
export type TableViewState = Omit<TableState, 'page' | 'selection'>;

export interface TableView {
  /** Unique among all views. */
  readonly id: string;
  readonly name: string;
  /** Whose it is: the user's own, or the team's. */
  readonly owner: 'mine' | 'team';
  /** The user may save into it and delete it; otherwise they save a copy. */
  readonly canChange: boolean;
  readonly state: TableViewState;
}

/** What a view would keep of a table. */
export function viewStateOf(state: TableState): TableViewState {
  const { sort, filters, pageSize } = state;
  return { sort, filters, pageSize, ...layoutOf(state) };
}

/** The table as a view keeps it, at its first page; rows that are marked one by one stay so. */
export function withView(state: TableState, view: TableViewState): TableState {
  const { sort, filters, pageSize, ...layout } = view;
  const { selection } = state;
  return withLayoutOf({ sort, filters, pageSize, page: 1, ...(selection?.kind === 'rows' && { selection }) }, layout);
}

/** Whether a table shows what a view keeps, in whichever order either was written. */
export function showsView(state: TableState, view: TableViewState): boolean {
  return written(viewStateOf(state)) === written(viewStateOf({ ...view, page: 1 }));
}

/** The same text for the same content: names in order, what is undefined left out. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
