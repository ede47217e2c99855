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
  // Undefined while rows load, because the table still shows the old ones.
  const total = rows.state === 'ready' && !isRefreshing ? rows.value.total : undefined;
  const words = useTableMessages();
  const announced = useRef({ state, extra, isCountDue: false });
  const [announcement, setAnnouncement] = useState({ text: '', round: 0 });

  useEffect(() => {
    const { state: before, extra: extraBefore, isCountDue } = announced.current;
    const isSorted = JSON.stringify(before.sort) !== JSON.stringify(state.sort);
    const isFiltered = JSON.stringify(before.filters) !== JSON.stringify(state.filters);
    const isCounted = (isCountDue || isFiltered) && total !== undefined;
    announced.current = { state, extra, isCountDue: (isCountDue || isFiltered) && !isCounted };
    const sentences = [
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
    const text = sentences.filter(Boolean).join('. ');
    // A transition, so that the rows are painted first.
    if (text !== '') startTransition(() => setAnnouncement(({ round }) => ({ text, round: round + 1 })));
  }, [state, total, extra, moved, columns, words]);

  return (
    // React Aria hides everything else from screen readers while a popover is open, except live announcers.
    <div role="status" data-live-announcer="true">
      {/* A new element, so that the same text is announced again. */}
      <VisuallyHidden key={announcement.round}>{announcement.text}</VisuallyHidden>
    </div>
  );
}
