import type { SavedTableView } from '@fs/api-contract';
import {
  createTableState,
  layoutOf,
  type TableState,
  type TableView,
  viewStateOf,
  withLayoutOf,
  withView,
} from '@fs/ui/table-model';

/** How a table stands in an address. */
export interface TableQuery {
  /** What a query asks the table to show. */
  read: (query: URLSearchParams) => TableState;
  /** The query that shows the same. */
  write: (state: TableState) => URLSearchParams;
}

/** The parameter that names the view that is open. */
export const viewParameter = 'view';

/** What a bare query says beside a view: that its filters and its order were taken away. */
const bare = 'none';

/** A saved view as the table knows it: of what it keeps, what this table can show, on pages as long as they are here. */
export function toTableView(
  { id, name, accountID, isOwn, state }: SavedTableView,
  { read, write }: TableQuery,
): TableView {
  const kept = withView(createTableState(1), state);
  const shown = withLayoutOf(read(write(kept)), layoutOf(kept));
  return { id, name, owner: accountID === null ? 'mine' : 'team', canChange: isOwn, state: viewStateOf(shown) };
}

/** The rows that an address shows: those that it names, or those of the view that it names alone. */
export function rowsAt(query: URLSearchParams, { read, write }: TableQuery, view: TableView | undefined): TableState {
  const own = read(query);
  if (!view || query.get('sort') === bare || write(own).size > 0) return own;
  return withView(own, { ...view.state, pageSize: own.pageSize });
}

/** The query of these rows, beside the view that is open: of a view that is as it was saved, its name alone. */
export function queryAt(state: TableState, { write }: TableQuery, viewId: string | undefined, view?: TableView) {
  const rows = write(state);
  if (viewId === undefined) return rows;
  const named = new URLSearchParams({ [viewParameter]: viewId });
  if (!view) return new URLSearchParams([...named, ...rows]);
  const isAsSaved = write(withView(state, view.state)).toString() === rows.toString();
  if (isAsSaved) return named;
  return new URLSearchParams([...named, ...(rows.size > 0 ? rows : [['sort', bare] as [string, string]])]);
}
