'use client';
import { Button } from '../../actions/Button/Button.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { NoticeMark } from '../Notice/NoticeMark.tsx';
import * as styles from './ErrorState.css.ts';
import { errorStateMessages } from './ErrorState.messages.ts';

export interface ErrorStateProps extends SharedProps<HTMLDivElement> {
  /** What happened, what was kept, what to do. */
  message: string;
  /** The user wants another try. Without it none is offered. */
  onRetry?: () => void;
  /** The next try is under way. */
  isRetrying?: boolean;
}

/** Stands where content failed to come, and says so aloud. Beside content that did come, use Notice. */
export function ErrorState({ message, onRetry, isRetrying, ...shared }: ErrorStateProps) {
  const messages = useTexts(errorStateMessages);
  return (
    <div {...shared} role="alert" className={styles.error}>
      <NoticeMark tone="critical" />
      <Text>{message}</Text>
      {onRetry && (
        <div className={styles.retry}>
          <Button onPress={onRetry} isPending={isRetrying}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
