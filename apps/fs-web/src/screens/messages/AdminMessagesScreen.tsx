import {
  ChannelList,
  ChannelMembersDrawer,
  type ChannelMembersDrawerProps,
  ChannelPanes,
  ChatProblem,
  NewChannelDrawer,
} from '@fs/account-widgets';
import { hasCapability } from '@fs/api-contract';
import { EmptyState, Heading, Page, Stack, useMessages } from '@fs/ui';
import { useEffect, useRef, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { ChatChannel } from '../../chat/ChatChannel.tsx';
import { toChannels, useChat, useChatState } from '../../chat/useChat.ts';
import { useOpenChannel } from '../../chat/useOpenChannel.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useChannelPeople } from './useChannelPeople.ts';

/** What became of the invitations that were sent from one drawer. */
interface Invited {
  results: ChannelMembersDrawerProps['results'];
  failure?: string;
}

const nobodyInvited: Invited = { results: [] };

/** Private channels of staff: channels, messages, members. */
export function AdminMessagesScreen() {
  const messages = useMessages(appMessages);
  const { client, toasts } = useServices();
  const { user } = useSessionState();
  const chat = useChat();
  const state = useChatState(chat);
  const { search, setSearch } = useAddressSearch();
  const people = useChannelPeople();
  const [drawer, setDrawer] = useState<'new' | 'members' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [creationFailure, setCreationFailure] = useState<string>();
  // By channel: by the time that an answer arrives, the drawer of another one may be open.
  const [invited, setInvited] = useState<Readonly<Record<string, Invited>>>({});
  const openId = typeof search.channel === 'string' ? search.channel : undefined;
  // By the time that an answer arrives, the user may have opened another channel.
  const shownId = useRef(openId);
  useEffect(() => {
    shownId.current = openId;
  }, [openId]);
  const show = (id: string | undefined) => setSearch(id === undefined ? {} : { channel: id });
  const onGone = () => setSearch({}, { replace: true });
  const { channel, leave } = useOpenChannel({ chat, state, id: openId, onGone });

  function openDrawer(next: typeof drawer) {
    setCreationFailure(undefined);
    if (openId !== undefined) keepInvited(openId, nobodyInvited);
    people.onSearch('');
    setDrawer(next);
  }

  const keepInvited = (id: string, what: Invited) => setInvited((known) => ({ ...known, [id]: what }));

  async function invite(id: string, emails: readonly string[]) {
    if (emails.length === 0) return true;
    const outcome = await client.chat.createChannelInvites(id, emails);
    keepInvited(id, outcome.ok ? outcome.data : { results: [], failure: outcome.error });
    return outcome.ok;
  }

  async function create({ name, emails }: { name: string; emails: readonly string[] }) {
    setBusy(true);
    const outcome = await client.chat.createChatChannel(name);
    if (outcome.ok) {
      const isInvited = await invite(outcome.data.id, emails);
      await chat?.refresh();
      show(outcome.data.id);
      // The results are shown person by person; a failed invitation can be repeated there.
      setDrawer(emails.length > 0 || !isInvited ? 'members' : null);
    } else setCreationFailure(outcome.error);
    setBusy(false);
  }

  async function change(work: Promise<{ ok: true } | { ok: false; error: string }>, onDone?: () => void) {
    const outcome = await work;
    if (outcome.ok) onDone?.();
    else toasts.show({ message: outcome.error, tone: 'critical' });
    await chat?.refresh();
  }

  const invitedHere = (channel && invited[channel.id]) ?? nobodyInvited;
  return (
    <Page id={contentId}>
      <Stack gap="6">
        <Heading level={1}>{messages.adminMessages}</Heading>
        {state?.problem && (
          <ChatProblem
            code={state.problem.code}
            provider={state.problem.provider}
            message={state.problem.message}
            onRetry={() => void chat?.start()}
          />
        )}
        <ChannelPanes
          channel={channel}
          // In place of the channel's address, so that the browser's own way back does not lead to it again.
          onBack={() => setSearch({}, { replace: true })}
          pane={
            chat && state && channel ? (
              <ChatChannel
                key={channel.id}
                chat={chat}
                state={state}
                channel={channel}
                onMembers={() => openDrawer('members')}
                onLeave={() => void leave()}
                onDeleteChannel={() =>
                  void change(
                    client.chat.deleteChatChannel(channel.id),
                    () => shownId.current === channel.id && show(undefined),
                  )
                }
              />
            ) : (
              <EmptyState message={messages.chooseChannel} />
            )
          }
          list={
            <ChannelList
              channels={toChannels(state, messages.somethingWentWrong)}
              openId={openId}
              hrefOf={({ id }) => `/admin/messages?channel=${encodeURIComponent(id)}`}
              onCreate={hasCapability(user?.groups ?? [], 'createChannels') ? () => openDrawer('new') : undefined}
              onRetry={() => void chat?.start()}
            />
          }
        />
      </Stack>
      {drawer === 'new' && (
        <NewChannelDrawer
          isOpen
          onOpenChange={() => setDrawer(null)}
          isCreating={isBusy}
          failure={creationFailure}
          onCreate={(draft) => void create(draft)}
          {...people}
        />
      )}
      {drawer === 'members' && channel && (
        <ChannelMembersDrawer
          isOpen
          onOpenChange={() => setDrawer(null)}
          members={state?.open?.members.map(({ email, ...member }) => ({ ...member, email: email ?? null })) ?? []}
          canManage={channel.canManage}
          results={invitedHere.results}
          failure={invitedHere.failure}
          onInvite={(emails) => void invite(channel.id, emails).then(() => chat?.refresh())}
          userId={state?.user?.sub ?? ''}
          onRemove={({ owner, email }) => {
            // What became of an earlier invitation is no longer true.
            const results = invitedHere.results.filter((result) => result.email !== (email ?? owner));
            keepInvited(channel.id, { ...invitedHere, results });
            void change(client.chat.removeChannelMember(channel.id, owner));
          }}
          {...people}
        />
      )}
    </Page>
  );
}
