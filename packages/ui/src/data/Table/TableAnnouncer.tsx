'use client';
import { startTransition, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTableStore } from './model/TableStore.ts';
import { tableAnnouncements } from './tableAnnouncements.ts';
import { useTableMessages } from './useTableMessages.ts';

export interface TableAnnouncerProps {
  /** A further announcement, such as what was copied; a new object each time. */
  extra: { text: string } | undefined;
}

/** Announces the result of the user's changes. The pagination announces its own page. */
export function TableAnnouncer({ extra }: TableAnnouncerProps) {
  const { columns, state, rows, isRefreshing, movedColumn: moved } = useTableStore();
  // Undefined while rows load: until then the old ones are shown.
  const total = rows.state === 'ready' && !isRefreshing ? rows.value.total : undefined;
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
    // React Aria hides everything else from screen readers while a popover is open, except live announcers.
    <div role="status" data-live-announcer="true">
      {/* A new element, so that the same text is announced again. */}
      <VisuallyHidden key={news.round}>{news.text}</VisuallyHidden>
    </div>
  );
}
