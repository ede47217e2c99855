'use client';
import { startTransition, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { createLazyModule } from '../../system/lazyModule/createLazyModule.ts';
import { useTableStore } from './model/TableStore.ts';
import type { AnnouncedTable } from './nextAnnouncement.ts';
import { useTableMessages } from './useTableMessages.ts';

export interface TableAnnouncerProps {
  /** A further announcement, such as what was copied; a new object each time. */
  extra: { text: string } | undefined;
}

/** Loads with the user’s first change, which is announced then; after a failure, with the next one. */
const announcing = createLazyModule(() => import('./nextAnnouncement.ts'));

/** Announces the result of the user's changes. The pagination announces its own page. */
export function TableAnnouncer({ extra }: TableAnnouncerProps) {
  const { columns, state, givenState, rows, total, isRefreshing, movedColumn: moved } = useTableStore();
  const isArranging = state !== givenState;
  const isStale = rows.state === 'ready' && rows.stale === true;
  // Undefined while rows load, because the table still shows the old ones.
  const matching = rows.state === 'ready' && !isStale && !isRefreshing ? rows.value.total : undefined;
  const words = useTableMessages();
  const announced = useRef<AnnouncedTable>({ state: givenState, isCountDue: false });
  const announcedExtra = useRef(extra);
  const [module, setModule] = useState(announcing.loaded);
  const [announcement, setAnnouncement] = useState({ text: '', round: 0 });

  useEffect(() => {
    if (!module) {
      const isChanged = state !== announced.current.state || extra !== announcedExtra.current;
      if (isChanged) announcing.load().then(setModule, () => undefined);
      return;
    }
    const next = module.nextAnnouncement(announced.current, {
      ...{ state, isArranging, isStale, matching, columns, words },
      moved: moved.current,
      total: total ?? 0,
    });
    const text = [...next.sentences, extra !== announcedExtra.current && extra?.text].filter(Boolean).join('. ');
    announced.current = next.announced;
    announcedExtra.current = extra;
    // A transition, so that the rows are painted first.
    if (text !== '') startTransition(() => setAnnouncement(({ round }) => ({ text, round: round + 1 })));
  }, [module, state, isArranging, isStale, matching, total, extra, moved, columns, words]);

  return (
    // React Aria hides everything else from screen readers while a popover is open, except live announcers.
    <div role="status" data-live-announcer="true">
      {/* A new element, so that the same text is announced again. */}
      <VisuallyHidden key={announcement.round}>{announcement.text}</VisuallyHidden>
    </div>
  );
}
