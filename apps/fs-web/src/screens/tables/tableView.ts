import type { SavedTableView } from '@fs/api-contract';
import type { TableSearch } from '@fs/research-widgets';
import {
  createTableState,
  layoutOf,
  type TableState,
  type TableView,
  viewStateOf,
  withLayoutOf,
  withSort,
  withView,
} from '@fs/ui/table-model';
import { withShownColumns } from './olderLayouts.ts';

/** Reads and writes a table's state as parameters of an address. */
export interface TableCodec {
  read: (search: TableSearch) => TableState;
  write: (state: TableState) => Record<string, string>;
}

/** The sort parameter of a view whose filters and sort order were all removed. */
const nothing = 'none';

/** Converts a saved view to what this table can show of it, with this table's page size. */
export function toTableView({ id, name, accountID, isOwn, state }: SavedTableView, codec: TableCodec): TableView {
  const kept = withView(createTableState(1), state);
  const shown = withLayoutOf(codec.read(codec.write(kept)), withShownColumns(layoutOf(kept)));
  return { id, name, owner: accountID === null ? 'mine' : 'team', canChange: isOwn, state: viewStateOf(shown) };
}

const alphabet = new Intl.Collator(undefined, { numeric: true });

/** The views by name, in which numbers count: the second one before the tenth. */
export function toTableViews(views: readonly SavedTableView[], codec: TableCodec): TableView[] {
  return views.map((view) => toTableView(view, codec)).toSorted((one, other) => alphabet.compare(one.name, other.name));
}

/** The order of an alert's link: what arrived last is first. */
const byArrival = [{ column: 'arrived_at', direction: 'descending' }] as const;

/**
 * Reads which rows an address shows: those that its parameters name, otherwise those of its view, which the link of an
 * alert orders by arrival.
 */
export function readRows(search: TableSearch, codec: TableCodec, view: TableView | undefined): TableState {
  const own = codec.read(search);
  if (!view || search.sort === nothing || hasRows(search, codec)) return own;
  const rows = withView(own, { ...view.state, pageSize: own.pageSize });
  return parseSince(search.since) === undefined ? rows : withSort(rows, byArrival);
}

/** From when on rows are new, as the link of an alert has it. Undefined for anything else. */
export function parseSince(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && Number.isFinite(Date.parse(text))
    ? text
    : undefined;
}

/** Writes rows beside the id of the open view. A view as it was saved is written as its id alone. */
export function writeRows(
  state: TableState,
  codec: TableCodec,
  viewId: string | undefined,
  view?: TableView,
): Record<string, string> {
  const rows = codec.write(state);
  if (viewId === undefined) return rows;
  if (!view) return { view: viewId, ...rows };
  if (isSameSearch(codec.write(withView(state, view.state)), rows)) return { view: viewId };
  return { view: viewId, ...(Object.keys(rows).length > 0 ? rows : { sort: nothing }) };
}

/** Whether an address names any rows itself. */
export function hasRows(search: TableSearch, { read, write }: TableCodec): boolean {
  return Object.keys(write(read(search))).length > 0;
}

/** Compares what `write` returned, whose parameters have a fixed order. */
export function isSameSearch(one: TableSearch, other: TableSearch): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
