/** Limits of private channels. */
export const messagingLimits = {
  /** Longest name of a channel and longest message, in characters. */
  channelName: 100,
  messageLength: 4000,
  /** Files of one message, and the largest of them in bytes. */
  messageEmbeds: 5,
  attachmentBytes: 10 * 1024 * 1024,
  /** Messages of one call (research §9), channels of one user, and unread messages that are counted. */
  messagesPage: 100,
  channelsListed: 500,
  unreadCounted: 99,
  /** People that one call invites, and people of one channel. */
  invitesPerCall: 200,
  channelMembers: 1000,
  /** Messages that a user may send in a minute, and channels that a user may create in a day. */
  messagesPerMinute: 60,
  channelsPerDay: 50,
  /** Events of one answer, and minutes for which they are kept to resume a stream. */
  chatEvents: 500,
  chatEventMinutes: 24 * 60,
  /** Minutes for which a message is unread before it is mailed about, and hours between two such mails to a user. */
  awayMailMinutes: 10,
  awayMailHours: 4,
  /** Messages that the popover of the header shows. */
  latestMessages: 5,
} as const;
