import type { BoundMessages } from '../../system/messages/bindMessages.ts';
import type { TableColumnFacts } from './model/TableColumn.ts';
import { isSameSelection, selectedCount } from './model/TableSelection.ts';
import type { TableState } from './model/TableState.ts';
import { isColumnHidden, placesOf, shownColumns } from './model/tableLayout.ts';
import type { tableMessages } from './Table.messages.ts';

export interface TableAnnouncementOptions {
  before: TableState;
  after: TableState;
  columns: readonly TableColumnFacts[];
  /** Id of the column that the user moved last. The order alone does not tell which of two swapped columns it was. */
  moved?: string | undefined;
  /** Rows on all pages. */
  total: number;
  messages: BoundMessages<typeof tableMessages.table>;
}

/** Live-region announcements for column, density and selection changes. TableAnnouncer adds sort and filters. */
export function tableAnnouncements(options: TableAnnouncementOptions): readonly string[] {
  return [
    ...hiddenAnnouncements(options),
    ...pinAnnouncements(options),
    ...orderAnnouncements(options),
    ...widthAnnouncements(options),
    ...otherAnnouncements(options),
  ];
}

function otherAnnouncements({ before, after, total, messages }: TableAnnouncementOptions): readonly string[] {
  const { density, selection } = after;
  return [
    ...(density && density !== before.density ? [messages.rowHeight({ density })] : []),
    ...(isSameSelection(selection, before.selection)
      ? []
      : [messages.selected({ count: selectedCount(selection, total) })]),
  ];
}

function hiddenAnnouncements({ before, after, columns, messages }: TableAnnouncementOptions): readonly string[] {
  if (before.hidden === after.hidden) return [];
  const first = columns.find((column) => isColumnHidden(column, before) !== isColumnHidden(column, after));
  if (!first) return [];
  const { header: column } = first;
  const word = isColumnHidden(first, after) ? messages.hidden({ column }) : messages.shown({ column });
  return [word, messages.columnsShown({ count: shownColumns(columns, after).length, of: columns.length })];
}

function pinAnnouncements({ before, after, columns, messages }: TableAnnouncementOptions): readonly string[] {
  const changed = columns.filter(({ id }) => before.pinned?.[id] !== after.pinned?.[id]);
  return changed.slice(0, 1).map(({ id, header }) => messages.pinned({ column: header, pin: after.pinned?.[id] }));
}

/** Announces the column that the user moved or, if unknown, the one that moved furthest: the others made way for it. */
function orderAnnouncements({ before, after, columns, moved, messages }: TableAnnouncementOptions): readonly string[] {
  if (before.order === after.order) return [];
  const old = shownColumns(columns, before).map(({ id }) => id);
  const now = shownColumns(columns, after);
  const ways = now.map((column, index) => ({ column, way: Math.abs(index - old.indexOf(column.id)) }));
  const changed = ways.filter(({ way }) => way > 0).sort((left, right) => right.way - left.way);
  const found = changed.find(({ column }) => column.id === moved) ?? changed[0];
  if (!found || old.length !== now.length) return [];
  const { id, header } = found.column;
  const places = placesOf(columns, after, id);
  return [messages.moved({ column: header, place: places.indexOf(id) + 1, count: places.length })];
}

/** Announces the last column whose width changed. `withWidthsAsSeen` only fixes current widths before it. */
function widthAnnouncements({ before, after, columns, messages }: TableAnnouncementOptions): readonly string[] {
  if (before.widths === after.widths) return [];
  const changed = shownColumns(columns, after).filter(({ id }) => before.widths?.[id] !== after.widths?.[id]);
  const last = changed.at(-1);
  if (!last) return [];
  const width = after.widths?.[last.id];
  return [
    width === undefined ? messages.widthReset({ column: last.header }) : messages.wide({ column: last.header, width }),
  ];
}
