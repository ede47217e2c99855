import type { ChatEvent } from '@fs/api-contract';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, GeneratedId, GeneratedInstant, Nullable } from './columnTypes.ts';

/** Users who joined the chat. */
export interface ChatUsersTable {
  user_id: string;
  joined_at: GeneratedInstant;
}

/** When users had the app open, and were mailed about unread messages. */
export interface ChatPresenceTable {
  user_id: string;
  present_at: Nullable<Date>;
  mailed_at: Nullable<Date>;
}

export interface ChannelsTable {
  id: GeneratedId;
  name: string;
  /** Null once the creator’s account is deleted, and for advisory channels. */
  creator_id: Nullable<string>;
  /** The user whose channel with the advisers this is. */
  advisory_for: Nullable<string>;
  /** Position of the newest message. */
  last_position: Defaulted<number>;
  created_at: GeneratedInstant;
}

export interface ChannelMembersTable {
  channel_id: string;
  user_id: string;
  invite_id: Nullable<string>;
  read_position: Defaulted<number>;
  joined_at: GeneratedInstant;
}

/** An invite of one address to one channel. */
export interface ChannelInvitesTable {
  id: GeneratedId;
  invite_id: GeneratedId;
  channel_id: string;
  /** In lower case. */
  email: string;
  chat_user_id: Nullable<string>;
  /** How often it can still be used; -1 is without a limit. */
  uses: Defaulted<number>;
  last_read_at: Nullable<Date>;
  created_at: GeneratedInstant;
}

export interface MessagesTable {
  id: GeneratedId;
  channel_id: string;
  position: number;
  sender_id: Nullable<string>;
  client_id: string;
  /** Empty once deleted. */
  content: string;
  sent_at: GeneratedInstant;
  deleted_at: Nullable<Date>;
}

export interface MessageFilesTable {
  message_id: string;
  ordinal: number;
  key: string;
  file_name: string;
  type: string;
  size: number;
}

/** Files that belong to no message yet. */
export interface ChatUploadsTable {
  key: string;
  user_id: Nullable<string>;
  channel_id: string;
  client_id: string;
  type: string;
  created_at: GeneratedInstant;
}

/** Ids only: what an event is about is read when it is delivered, with the rights of that moment. */
export interface ChatEventsTable {
  id: GeneratedAlways<number>;
  kind: Exclude<ChatEvent['kind'], 'reset'>;
  channel_id: Nullable<string>;
  /** Whom it concerns; null for all members of the channel. */
  user_id: Nullable<string>;
  message_id: Nullable<string>;
  created_at: GeneratedInstant;
}
