import type { Loadable } from '../../../system/Loadable/Loadable.ts';
import type { TableState } from '../model/TableState.ts';
import { layoutOf, withLayoutOf } from '../model/tableLayout.ts';

/** What a saved view stores: sort, filters, columns and their widths, without page and selection. */
export type TableViewState = Omit<TableState, 'page' | 'selection'>;

export interface TableView {
  /** Unique among all views. */
  readonly id: string;
  readonly name: string;
  /** The user's own view, or the team's. */
  readonly owner: 'mine' | 'team';
  /** The user can save and delete it. Otherwise they save a copy. */
  readonly canChange: boolean;
  readonly state: TableViewState;
}

/** Whether the user is notified of new rows in a view. */
export interface TableViewAlert {
  readonly isOn: boolean;
  /** Why the view can't have an alert, as a sentence. The user can then only turn it off. */
  readonly obstacle?: string;
}

export interface TableViewAlerts {
  /** The alert of the open view. */
  alert: Loadable<TableViewAlert>;
  /** A change is being saved; `alert` has it already. */
  isSaving?: boolean;
  /** Error message of the last change, such as that of a limit. */
  error?: string;
  /** Called when the user turns the alert on or off. */
  onChange: (isOn: boolean) => void;
  onRetry?: () => void;
}

/** The part of a state that a view stores. */
export function viewStateOf(state: TableState): TableViewState {
  const { sort, filters, pageSize } = state;
  return { sort, filters, pageSize, ...layoutOf(state) };
}

/** Applies a view and returns to the first page. Rows selected one by one stay selected. */
export function withView(state: TableState, view: TableViewState): TableState {
  const { sort, filters, pageSize, ...layout } = view;
  const { selection } = state;
  return withLayoutOf({ sort, filters, pageSize, page: 1, ...(selection?.kind === 'rows' && { selection }) }, layout);
}

/** Whether a table shows a view, whatever the order of their keys. */
export function showsView(state: TableState, view: TableViewState): boolean {
  return written(viewStateOf(state)) === written(viewStateOf({ ...view, page: 1 }));
}

/** Serializes with sorted keys, without undefined ones. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
