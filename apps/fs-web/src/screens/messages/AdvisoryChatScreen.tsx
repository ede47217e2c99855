import { hasCapability } from '@fs/api-contract';
import { UpgradeWall } from '@fs/research-widgets';
import { ErrorState, Heading, Page, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appMessages } from '../../App.messages.ts';
import { plansPath } from '../../addresses/appPaths.ts';
import { ChatChannel } from '../../chat/ChatChannel.tsx';
import { useChat, useChatState } from '../../chat/useChat.ts';
import { CallFailure, unwrap } from '../../queries/CallFailure.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useUpgradePrice } from '../account/useUpgradePrice.ts';

/** The user's private channel with the advisers. */
export function AdvisoryChatScreen() {
  const messages = useMessages(appMessages);
  const { user } = useSessionState();
  const isPaid = hasCapability(user?.groups ?? [], 'paidContent');
  return (
    <Page id={contentId}>
      <Stack gap="6">
        <Heading level={1}>{messages.advisoryChat}</Heading>
        {isPaid ? <AdvisoryChannel /> : <AdvisoryWall />}
      </Stack>
    </Page>
  );
}

function AdvisoryWall() {
  const messages = useMessages(appMessages);
  const monthlyPrice = useUpgradePrice('paidContent');
  return <UpgradeWall title={messages.advisoryChatWall} upgradeHref={plansPath} monthlyPrice={monthlyPrice} />;
}

function AdvisoryChannel() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const chat = useChat();
  const state = useChatState(chat);
  const query = useQuery({
    queryKey: ['advisory-channel'],
    queryFn: async ({ signal }) => unwrap(await client.chat.openAdvisoryChannel({ signal })),
  });
  const channel = state?.channels.find(({ id }) => id === query.data?.id);
  const isReady = state?.status === 'ready' || state?.status === 'empty';
  useEffect(() => {
    // The session may have loaded its channels before this one was created.
    if (query.data && isReady && !channel) void chat?.refresh();
  }, [chat, query.data, isReady, channel]);
  // The plan that includes the channel ended meanwhile.
  if (query.error instanceof CallFailure && query.error.reason === 'forbidden') return <AdvisoryWall />;
  if (query.isError || state?.status === 'failed') {
    return (
      <ErrorState
        message={messages.somethingWentWrong}
        onRetry={() => {
          void query.refetch();
          void chat?.start();
        }}
      />
    );
  }
  if (!chat || !state || !channel) return <Skeleton size="reading" />;
  return (
    <Stack gap="4">
      <Text tone="muted">{messages.advisoryChatText}</Text>
      <ChatChannel chat={chat} state={state} channel={channel} />
    </Stack>
  );
}
