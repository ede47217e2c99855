import type { Channel, ChatMessage } from '@fs/api-contract';

/** A message of a channel for stories. */
export function buildMessage(position: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `message-${position}`,
    client_id: `client-${position}`,
    channelID: 'releases',
    content: `Message ${position}`,
    timestamp: new Date(Date.UTC(2026, 10, 19, 9 + position * 5)).toISOString(),
    owner: position % 2 === 0 ? 'ada' : 'mei',
    ownerName: position % 2 === 0 ? 'Ada Minns' : 'Mei Sanders',
    position,
    embeds: [],
    ...changes,
  };
}

/** A channel for stories. */
export function buildChannel(changes: Partial<Channel> = {}): Channel {
  return {
    id: 'releases',
    display_name: 'What is new',
    is_private: true,
    isAdvisory: false,
    createdAt: '2026-11-01T09:00:00Z',
    unread: 0,
    readPosition: 0,
    latest: buildMessage(4, { content: 'Company pages show who invested together.' }),
    canDelete: true,
    canManage: true,
    ...changes,
  };
}
