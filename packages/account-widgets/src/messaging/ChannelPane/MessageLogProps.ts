import type { ChatMessage, MessageEmbed } from '@fs/api-contract';

/** What is loaded of a channel. */
export interface Conversation {
  /** The newest first. */
  messages: readonly ChatMessage[];
  hasMore: boolean;
  isLoadingOlder: boolean;
  /** Position up to which the user had read. */
  readPosition: number;
}

/** A message that is not sent yet. */
export interface UnsentMessage {
  /** Client id. */
  id: string;
  text: string;
  state: 'waiting' | 'sending' | 'failed';
}

export interface MessageLogProps {
  conversation: Conversation;
  /** `sub` of the user. */
  userId: string;
  unsent: readonly UnsentMessage[];
  onLoadOlder: () => void;
  onDeleteMessage: (message: ChatMessage) => void;
  onDownload: (message: ChatMessage, embed: MessageEmbed) => void;
  onRetryMessage: (id: string) => void;
  onDiscardMessage: (id: string) => void;
}
