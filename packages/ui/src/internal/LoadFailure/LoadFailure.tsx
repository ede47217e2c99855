'use client';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import * as styles from './LoadFailure.css.ts';
import { loadFailureMessages } from './LoadFailure.messages.ts';

export interface LoadFailureProps {
  /** Loads it again. */
  onRetry: () => void;
  /** How often that was done. */
  retries: number;
}

/**
 * Says in place that code could not be loaded. It is attempted again first; where that fails too, the page is reloaded,
 * since Chromium remembers what it could not fetch.
 */
export function LoadFailure({ onRetry, retries }: LoadFailureProps) {
  const messages = useTexts(loadFailureMessages);
  const [isOffline] = useState(() => !navigator.onLine);
  const needsReload = retries > 0 && !isOffline;
  return (
    <div role="alert" className={styles.failure}>
      <span>{isOffline ? messages.offline : messages.failed}</span>
      <Button size="small" onPress={needsReload ? () => window.location.reload() : onRetry}>
        {needsReload ? messages.reload : messages.retry}
      </Button>
    </div>
  );
}
