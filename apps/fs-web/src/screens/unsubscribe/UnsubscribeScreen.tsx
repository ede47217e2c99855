import { Button, ErrorState, Heading, LinkButton, Page, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loginPath, notificationsPath } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { unsubscribeMutation } from '../../queries/unsubscribe.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { unsubscribeMessages } from './unsubscribe.messages.ts';

/** Where the link of a mail leads: stops that mail at once, and offers to resume it. Needs no login. */
export function UnsubscribeScreen() {
  const { client } = useServices();
  const { user } = useSessionState();
  const messages = useMessages(unsubscribeMessages);
  const { token = '' } = useAddressSearch().search;
  const hasToken = token !== '';
  const { mutate, data, isError, isPending } = useMutation(unsubscribeMutation(client, token));
  // In an effect, so that rendering the page on the server, as for a mail scanner, changes nothing.
  useEffect(() => {
    if (hasToken) mutate(false);
  }, [mutate, hasToken]);
  return (
    <Page id={contentId}>
      <Stack gap="6" align="start">
        <Heading level={1}>{messages.title}</Heading>
        {!hasToken && <ErrorState message={messages.unknown} />}
        {hasToken && !data && !isError && <Skeleton size="title" />}
        {isError && <ErrorState message={messages.unknown} onRetry={() => mutate(false)} />}
        {data && (
          <>
            <div role="status">
              <Text size="reading">{messages[`${data.kind}${data.isOn ? 'On' : 'Off'}`]}</Text>
            </div>
            <Button onPress={() => mutate(!data.isOn)} isPending={isPending}>
              {data.isOn ? messages.stop : messages.resume}
            </Button>
          </>
        )}
        <LinkButton href={user ? notificationsPath : loginPath}>{messages.settings}</LinkButton>
      </Stack>
    </Page>
  );
}
