'use client';
import { Button, Heading, Inline, Link, Notice, Spinner, Stack, Text, useMessages } from '@fs/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { provisioningMessages } from './Provisioning.messages.ts';

export interface ProvisioningProps {
  /** How it ended; undefined as long as it is under way. */
  result: 'created' | 'exists' | 'failed' | undefined;
  /** The user goes on: three seconds after it ended well, or at once where they ask for it. */
  onDone: () => void;
  /** The user wants another try after a failure. */
  onRetry: () => void;
  /** Where help is; none is offered without it. */
  supportHref?: string | undefined;
}

/** Milliseconds that the spinner is shown at least, so that it never only flashes (accounts §9). */
const spinnerTakes = 2000;
/** Milliseconds after which a user whose account is there is led on (accounts §9). */
const leadOnAfter = 3000;

/** Tells a user that their account is being made, and what came of it (accounts §4). */
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
