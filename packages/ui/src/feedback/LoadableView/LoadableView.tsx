'use client';
import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, OverLimit, Wall } from '../../system/Loadable/Loadable.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { loadableViewMessages } from './LoadableView.messages.ts';

export interface LoadableViewProps<Value> extends SharedProps<HTMLDivElement> {
  /** What the view waits for. */
  of: Loadable<Value>;
  /** The shape of what comes, in the same size, so that nothing jumps when it arrives. */
  skeleton: ReactNode;
  /** Draws the value; an empty one too. */
  children: (value: Value) => ReactNode;
  /** The user wants another try. Without it, a failure offers none. */
  onRetry?: () => void;
  /** Draws the wall. Default: a sentence. */
  denied?: (wall: Wall) => ReactNode;
  /** Draws what stands in for too many. Default: its message. */
  overLimit?: (over: OverLimit) => ReactNode;
}

/** Draws a Loadable in whichever state it is; a widget adds its skeleton and its picture of the value. */
export function LoadableView<Value>({
  of,
  skeleton,
  children,
  onRetry,
  denied,
  overLimit,
  ...shared
}: LoadableViewProps<Value>) {
  const messages = useMessages(loadableViewMessages);
  return (
    <Stack {...shared} gap="3" aria-busy={of.state === 'loading'} data-state={of.state}>
      {content()}
    </Stack>
  );

  function content(): ReactNode {
    switch (of.state) {
      case 'loading':
        return (
          <>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            {skeleton}
          </>
        );
      case 'ready':
        return withNotices(
          <>
            {of.stale && <Notice tone="info">{messages.stale}</Notice>}
            {of.partial && <Notice tone="caution">{messages.partial}</Notice>}
          </>,
          of.value,
        );
      case 'failed':
        if (of.last === undefined) {
          return <ErrorState message={of.offline ? messages.offline : of.message} onRetry={onRetry} />;
        }
        return withNotices(
          <Notice tone="caution" onRetry={onRetry}>
            {of.offline ? messages.offlineWithLast : messages.failedWithLast({ message: of.message })}
          </Notice>,
          of.last,
        );
      case 'denied':
        return denied ? denied(of.wall) : <Notice tone="info">{messages[of.wall]}</Notice>;
      case 'over-limit':
        return overLimit ? overLimit(of) : <Notice tone="caution">{of.message}</Notice>;
    }
  }
  /** The value keeps its place among its siblings in every state, so that React keeps what the user typed into it. */
  function withNotices(notices: ReactNode, value: Value): ReactNode {
    return (
      <>
        {notices}
        {children(value)}
      </>
    );
  }
}
