'use client';
import { Button, Heading, Inline, Link, Notice, Spinner, Stack, Text, useMessages } from '@fs/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { provisioningMessages } from './Provisioning.messages.ts';

export interface ProvisioningProps {
  /** The outcome. Undefined while pending. */
  result: 'created' | 'exists' | 'failed' | undefined;
  /** Called three seconds after success, or when the user continues. */
  onDone: () => void;
  /** Called when the user retries after a failure. */
  onRetry: () => void;
  /** URL of the support page. Without it there is no link. */
  supportHref?: string | undefined;
}

/** Minimum duration of the spinner in milliseconds, so that it does not flash (accounts §9). */
const spinnerTakes = 2000;
/** Delay in milliseconds before a successful user is redirected (accounts §9). */
const leadOnAfter = 3000;

/** Progress and outcome of creating an account (accounts §4). */
export function Provisioning({ result, onDone, onRetry, supportHref }: ProvisioningProps) {
  const messages = useMessages(provisioningMessages);
  const hasSpun = useHasSpun();
  const shown = hasSpun ? result : undefined;
  const leadOn = useEffectEvent(onDone);
  const endedWell = shown === 'created' || shown === 'exists';

  useEffect(() => {
    if (!endedWell) return;
    const timer = setTimeout(() => leadOn(), leadOnAfter);
    return () => clearTimeout(timer);
  }, [endedWell]);

  return (
    <Stack gap="6">
      <Heading level={1} size="headline">
        {messages.title}
      </Heading>
      {shown === undefined && (
        <Inline gap="3">
          <Spinner label={messages.working} />
          <Text tone="muted">{messages.takes}</Text>
        </Inline>
      )}
      {endedWell && (
        <>
          <Notice tone="positive">{shown === 'created' ? messages.created : messages.exists}</Notice>
          <Text tone="muted">{messages.onwards}</Text>
          <Inline>
            <Button onPress={onDone}>{messages.goOn}</Button>
          </Inline>
        </>
      )}
      {shown === 'failed' && (
        <>
          <Notice tone="critical" onRetry={onRetry}>
            {messages.failed} {messages.contact}
          </Notice>
          {supportHref !== undefined && <Link href={supportHref}>{messages.support}</Link>}
        </>
      )}
    </Stack>
  );
}

function useHasSpun(): boolean {
  const [hasSpun, setSpun] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSpun(true), spinnerTakes);
    return () => clearTimeout(timer);
  }, []);
  return hasSpun;
}
