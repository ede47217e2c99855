'use client';
import { loadableViewMessages } from '../../feedback/LoadableView/LoadableView.messages.ts';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import type { Loadable } from '../../system/Loadable/Loadable.ts';
import { useMessages } from '../../system/messages/useMessages.ts';

export interface TableNoticesProps {
  rows: Loadable<unknown>;
  onRetry: (() => void) | undefined;
}

/** Notices about the rows: stale, partial, or from before a failure. */
export function TableNotices({ rows, onRetry }: TableNoticesProps) {
  const messages = useMessages(loadableViewMessages);
  if (rows.state === 'ready') {
    return (
      <>
        {rows.stale && <Notice tone="info">{messages.stale}</Notice>}
        {rows.partial && (
          <Notice tone="caution" onRetry={onRetry}>
            {messages.partial}
          </Notice>
        )}
      </>
    );
  }
  if (rows.state !== 'failed' || rows.last === undefined) return null;
  return (
    <Notice tone="caution" onRetry={onRetry}>
      {rows.offline ? messages.offlineWithLast : messages.failedWithLast({ message: rows.message })}
    </Notice>
  );
}
