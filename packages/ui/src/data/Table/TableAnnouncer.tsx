'use client';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { TableColumnFacts } from './model/TableColumn.ts';
import type { TableState } from './model/TableState.ts';
import { tableAnnouncements } from './tableAnnouncements.ts';
import { useTableMessages } from './useTableMessages.ts';

export interface TableAnnouncerProps {
  columns: readonly TableColumnFacts[];
  state: TableState;
  /** How many rows there are now; undefined while they load. */
  total: number | undefined;
  /** Holds the id of the column that was moved last. */
  moved: RefObject<string | undefined>;
  /** Something else to say, as what was copied; a new object each time. */
  extra: { text: string } | undefined;
}

/** Says what a change came to, once the user has made one. The pages tell their own place. */
export function TableAnnouncer({ columns, state, total, moved, extra }: TableAnnouncerProps) {
  const words = useTableMessages();
  const told = useRef({ state, extra, isCountDue: false });
  const [news, setNews] = useState({ text: '', round: 0 });

  useEffect(() => {
    const { state: before, extra: extraBefore, isCountDue } = told.current;
    const isSorted = JSON.stringify(before.sort) !== JSON.stringify(state.sort);
    const isFiltered = JSON.stringify(before.filters) !== JSON.stringify(state.filters);
    const isCounted = (isCountDue || isFiltered) && total !== undefined;
    told.current = { state, extra, isCountDue: (isCountDue || isFiltered) && !isCounted };
    const text = [
      isSorted && words.order(state.sort, columns),
      isCounted && words.messages.results({ count: total }),
      ...tableAnnouncements({
        before,
        after: state,
        columns,
        moved: moved.current,
        total: total ?? 0,
        messages: words.messages,
      }),
      extra !== extraBefore && extra?.text,
    ];
    const said = text.filter(Boolean).join('. ');
    // After the rows are painted.
    if (said !== '') startTransition(() => setNews(({ round }) => ({ text: said, round: round + 1 })));
  }, [state, total, extra, moved, columns, words]);

  return (
    // Marked for React Aria, which would silence it while a popover of the table is open.
    <div role="status" data-live-announcer="true">
      {/* A new element, so that the same words are read out again. */}
      <VisuallyHidden key={news.round}>{news.text}</VisuallyHidden>
    </div>
  );
}
