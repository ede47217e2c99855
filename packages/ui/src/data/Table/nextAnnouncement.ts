import type { TableState } from './model/TableState.ts';
import { type TableAnnouncementOptions, tableAnnouncements } from './tableAnnouncements.ts';
import type { useTableMessages } from './useTableMessages.ts';

/** What the user has heard of a table. */
export interface AnnouncedTable {
  state: TableState;
  /** The filters have changed, and how many rows match is not known yet. */
  isCountDue: boolean;
}

export interface NextAnnouncementOptions extends Pick<TableAnnouncementOptions, 'columns' | 'moved' | 'total'> {
  /** The rendered state. */
  state: TableState;
  /** The state lacks the order and the pins of columns, because the table’s engine loads. */
  isArranging: boolean;
  /** The rows are those of an earlier state. */
  isStale: boolean;
  /** How many rows match; undefined while they load. */
  matching: number | undefined;
  words: ReturnType<typeof useTableMessages>;
}

/** What to announce of a table, and what the user has heard then. */
export function nextAnnouncement(
  { state: before, isCountDue }: AnnouncedTable,
  { state, isArranging, isStale, matching, words, ...options }: NextAnnouncementOptions,
): { announced: AnnouncedTable; sentences: readonly string[] } {
  const isSorted = !(isStale || isSame(before.sort, state.sort));
  const isFiltered = isCountDue || !isSame(before.filters, state.filters);
  const isCounted = isFiltered && matching !== undefined;
  const { order, pinned, ...unarranged } = before;
  return {
    announced: {
      state: {
        ...state,
        ...(isStale && { sort: before.sort }),
        // A layout that was saved is not the user’s change once it can be shown.
        ...(isArranging && { ...(order && { order }), ...(pinned && { pinned }) }),
      },
      isCountDue: isFiltered && !isCounted,
    },
    sentences: [
      ...(isSorted ? [words.order(state.sort, options.columns)] : []),
      ...(isCounted ? [words.messages.results({ count: matching })] : []),
      ...tableAnnouncements({
        ...options,
        before: isArranging ? unarranged : before,
        after: state,
        messages: words.messages,
      }),
    ],
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
