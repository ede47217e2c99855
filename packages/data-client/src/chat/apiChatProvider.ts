import { type ChatEvent, chatLoginProblems, type FailureReason } from '@fs/api-contract';
import type { ChatCalls } from '../areas/chat.ts';
import type { ChatProvider, ChatSignInProblem } from './ChatProvider.ts';
import { readEvents } from './readEvents.ts';

/** What a refusal means that does not say why. */
const problems: Partial<Record<FailureReason, ChatSignInProblem>> = {
  'not-found': 'not_found',
  conflict: 'account_already_exists',
};

interface ApiChatOptions {
  calls: ChatCalls;
  /** Of the user. */
  email: string;
  /** Ids of the space and of the invite to it. */
  space: string;
  invite: string;
}

/** The chat that our own server offers. */
export function createApiChatProvider({ calls, email, space, invite }: ApiChatOptions): ChatProvider {
  return {
    name: 'Foresight',
    async signIn() {
      const outcome = await calls.logInToChat();
      if (outcome.ok) return { ok: true, user: outcome.data };
      const { reason, error } = outcome;
      return {
        ok: false,
        problem: chatLoginProblems.find((named) => named === error) ?? problems[reason] ?? 'unexpected',
        message: error,
        isSignedOut: reason === 'signed-out',
      };
    },
    getSpace: () => calls.getChatSpace(space),
    joinSpace: () => calls.joinChatInvite(invite),
    listChannels: () => calls.listChatChannels(),
    listInvites: () => calls.channelsByUser(email),
    joinInvite: (id) => calls.joinChatInvite(id),
    updateInvite: (id, user) => calls.updateChannelInvite(id, user),
    deleteInvite: (id) => calls.deleteChannelInvite(id),
    listMessages: (channel, before) => calls.listChatMessages(channel, before === undefined ? {} : { before }),
    listMembers: (channel) => calls.fetchChannelMembers(channel),
    send: (channel, draft) => calls.createChatMessage(channel, draft),
    deleteMessage: (channel, message) => calls.deleteChatMessage(channel, message),
    acknowledge: (channel, message) => calls.acknowledgeChatMessage(channel, message),
    watch(after, { onOpen, onEvent, onEnd }) {
      const stopping = new AbortController();
      const read = async () => {
        const { signal } = stopping;
        const answer = await calls.openEvents(after, signal);
        onOpen();
        for await (const event of readEvents<ChatEvent>(answer, signal)) onEvent(event);
      };
      read()
        .catch(() => undefined)
        .finally(() => {
          if (!stopping.signal.aborted) onEnd();
        });
      return () => stopping.abort();
    },
    poll: (after) => calls.getChatEvents(after),
  };
}
