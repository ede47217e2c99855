import { ErrorState, Heading, Page, Stack, Text, useFormats } from '@fs/ui';
import { useEffect } from 'react';
import { appMessages } from '../App.messages.ts';
import { lastStart } from '../start/lastStart.ts';
import { contentId } from './contentId.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Shown if the app cannot start: without a connection, or without an answer. Tries again once there is a connection. */
export function StartFailure({ onRetry }: { onRetry: () => void }) {
  const { clock } = useFormats();
  const isOnline = useIsOnline();
  useEffect(() => {
    // A reload, because browsers remember modules that they could not fetch.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  const at = lastStart(() => window.localStorage);
  const time = at && clock(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Page id={contentId} width="form">
      <Stack gap="4">
        <Heading level={1} size="headline">
          {isOnline ? appMessages.product : appMessages.offline}
        </Heading>
        <ErrorState message={isOnline ? appMessages.unreachable : appMessages.offlineText} onRetry={onRetry} />
        {!isOnline && time !== undefined && <Text tone="muted">{appMessages.lastLoaded(time)}</Text>}
      </Stack>
    </Page>
  );
}
