'use client';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import * as styles from './LoadFailure.css.ts';
import { loadFailureMessages } from './LoadFailure.messages.ts';

export interface LoadFailureProps {
  /** Called when the user activates Retry. */
  onRetry: () => void;
  /** The number of retries so far. */
  retries: number;
}

/**
 * Says in place that code failed to load. The first retry loads the code again. Later ones reload the page, because
 * Chromium caches a failed module.
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
