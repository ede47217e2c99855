import type { GeneratedInstant } from './columnTypes.ts';

/** The Slack user of each user who linked one. */
export interface SlackLinksTable {
  user_id: string;
  slack_user_id: string;
  linked_at: GeneratedInstant;
}
