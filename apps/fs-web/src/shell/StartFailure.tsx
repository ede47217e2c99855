import { ErrorState, Heading, Page, Stack, Text, useFormats, useMessages, useTimeZone } from '@fs/ui';
import { useEffect } from 'react';
import { appMessages } from '../App.messages.ts';
import { whenConnected } from '../offline/whenConnected.ts';
import { lastStart } from '../start/lastStart.ts';
import { contentId } from './contentId.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Shown if the app cannot start: without a connection, or without an answer. Tries again once there is a connection. */
export function StartFailure({ onRetry }: { onRetry: () => void }) {
  const { clock } = useFormats();
  const timeZone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const messages = useMessages(appMessages);
  const isOnline = useIsOnline();
  // A reload, because browsers remember modules that they could not fetch.
  useEffect(() => whenConnected(() => window.location.reload()), []);
  const at = lastStart(() => window.localStorage);
  const time = at && clock(at, timeZone);
  return (
    <Page id={contentId} width="form">
      <Stack gap="4">
        <Heading level={1} size="headline">
          {isOnline ? messages.product : messages.offline}
        </Heading>
        <ErrorState message={isOnline ? messages.unreachable : messages.offlineText} onRetry={onRetry} />
        {!isOnline && time !== undefined && <Text tone="muted">{messages.lastLoaded({ time })}</Text>}
      </Stack>
    </Page>
  );
}
