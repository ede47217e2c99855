import { paths } from '@fs/api-contract';
import { ErrorPage, Heading, Page, Stack, Text, useMessages } from '@fs/ui';
import { useEffect, useState } from 'react';
import { appMessages } from '../App.messages.ts';
import { isOffline } from '../offline/isOffline.ts';
import { whenConnected } from '../offline/whenConnected.ts';
import { reloadFresh } from '../service-worker/reloadFresh.ts';
import { contentId } from './contentId.ts';

/** Shown if a screen fails to load or render. */
export function RouteFailure() {
  const [wasOffline] = useState(isOffline);
  return <Page id={contentId}>{wasOffline ? <PageOffline /> : <ErrorPage onReload={reload} />}</Page>;
}

/** Shown if the frame fails to render. Without the router, links include the base path. */
export function AppFailure() {
  return (
    <Page id={contentId}>
      <ErrorPage onReload={reload} supportHref={`${paths.app}/support`} />
    </Page>
  );
}

/** In place of a page whose code is not on this device. Opens the page once there is a connection. */
function PageOffline() {
  const messages = useMessages(appMessages);
  // A reload, because browsers remember modules that they could not fetch.
  useEffect(() => whenConnected(() => window.location.reload()), []);
  return (
    <Stack gap="4">
      <Heading level={1}>{messages.offline}</Heading>
      <Text tone="muted">{messages.offlinePage}</Text>
    </Stack>
  );
}

function reload() {
  void reloadFresh(navigator.serviceWorker, () => window.location.reload());
}
