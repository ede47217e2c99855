'use client';
import { type ReactNode, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { DeniedState, Loadable, OverLimit } from '../../system/Loadable/Loadable.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { loadableViewMessages } from './LoadableView.messages.ts';
import { useRetryFocus } from './useRetryFocus.ts';

export interface LoadableViewProps<Value> extends SharedProps<HTMLDivElement> {
  /** The value to render, in any state. */
  of: Loadable<Value>;
  /** Shown while loading. Give it the size of the content to avoid layout shift. */
  skeleton: ReactNode;
  /** Renders the value, including an empty one. */
  children: (value: Value) => ReactNode;
  /** Called when the user activates Retry. Without this callback, a failure has no Retry button. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
  /** Renders the replacement when a limit is exceeded, such as a Wall. Default: the message. */
  overLimit?: (over: OverLimit) => ReactNode;
}

/** Renders a Loadable in whichever state it is. A widget provides its skeleton and how to render the value. */
export function LoadableView<Value>({
  of,
  skeleton,
  children,
  onRetry,
  denied,
  overLimit,
  ref,
  ...shared
}: LoadableViewProps<Value>) {
  const messages = useMessages(loadableViewMessages);
  const view = useRef<HTMLDivElement>(null);
  const holdFocus = useRetryFocus(view, of.state);
  const retry =
    onRetry &&
    (() => {
      holdFocus();
      onRetry();
    });
  return (
    <Stack gap="3" aria-busy={of.state === 'loading'} data-state={of.state} {...shared} ref={mergeRefs(view, ref)}>
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
            {of.partial && (
              <Notice tone="caution" onRetry={retry}>
                {messages.partial}
              </Notice>
            )}
          </>,
          of.value,
        );
      case 'failed':
        if (of.last === undefined) {
          return <ErrorState message={of.offline ? messages.offline : of.message} onRetry={retry} />;
        }
        return withNotices(
          <Notice tone="caution" onRetry={retry}>
            {of.offline ? messages.offlineWithLast : messages.failedWithLast({ message: of.message })}
          </Notice>,
          of.last,
        );
      case 'denied':
        return denied ? denied(of) : <DeniedNotice {...of} />;
      case 'over-limit':
        return overLimit ? overLimit(of) : <Notice tone="caution">{of.message}</Notice>;
    }
  }

  /** The value keeps its position among its siblings in every state, so that React keeps the user’s input in it. */
  function withNotices(notices: ReactNode, value: Value): ReactNode {
    return (
      <>
        {notices}
        {children(value)}
      </>
    );
  }
}

function DeniedNotice({ reason, message }: DeniedState) {
  const messages = useMessages(loadableViewMessages);
  return <Notice tone="info">{message ?? messages[reason]}</Notice>;
}
