'use client';
import { useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from '../../actions/Button/Button.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { Text } from '../../layout/Text/Text.tsx';
import { useFocusAfterRetry } from '../../system/focus/useFocusAfterRetry.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { NoticeMark } from '../Notice/NoticeMark.tsx';
import * as styles from './ErrorState.css.ts';
import { errorStateMessages } from './ErrorState.messages.ts';

export interface ErrorStateProps extends SharedProps<HTMLDivElement> {
  /** What happened, what was saved, and what to do next. */
  message: string;
  /** Called when the user activates Retry. Without this callback, there is no Retry button. */
  onRetry?: () => void;
  /** Whether a retry is in progress. @default false */
  isRetrying?: boolean;
}

/** Replaces content that failed to load, and announces the failure. Beside content that did load, use Notice. */
export function ErrorState({ message, onRetry, isRetrying, ref, ...shared }: ErrorStateProps) {
  const messages = useTexts(errorStateMessages);
  const error = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  useFocusAfterRetry(error, hasRetried);
  const retry = () => {
    hasRetried.current = true;
    onRetry?.();
  };
  return (
    <div {...rootProps(shared, styles.error)} ref={mergeRefs(error, ref)} role="alert">
      <NoticeMark tone="critical" />
      <Text>{message}</Text>
      {onRetry && (
        <div className={styles.retry}>
          <Button onPress={retry} isPending={isRetrying}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
