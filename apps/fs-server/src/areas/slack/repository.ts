import type { SlackLink } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';

/** The database, or a transaction. */
type Store = Pick<Database, 'kysely'>;

const columns = ['slack_user_id', 'linked_at'] as const;

const toLink = (row: { slack_user_id: string; linked_at: Date }): SlackLink => ({
  slackUserId: row.slack_user_id,
  linkedAt: row.linked_at.toISOString(),
});

/** The Slack user of a user. Null without one. */
export async function findSlackLink({ kysely }: Store, userId: string): Promise<SlackLink | null> {
  const row = await kysely.selectFrom('slack_links').select(columns).where('user_id', '=', userId).executeTakeFirst();
  return row ? toLink(row) : null;
}

/** Stores the Slack user of a user without one. Undefined for a Slack user that another user has linked. */
export async function insertSlackLink(
  { kysely }: Store,
  userId: string,
  slackUserId: string,
): Promise<SlackLink | undefined> {
  const row = await kysely
    .insertInto('slack_links')
    .values({ user_id: userId, slack_user_id: slackUserId })
    .onConflict((conflict) => conflict.column('slack_user_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && toLink(row);
}

/** Deletes the Slack user of a user. Returns its id; undefined for a user without one. */
export async function deleteSlackLink({ kysely }: Store, userId: string): Promise<string | undefined> {
  const row = await kysely
    .deleteFrom('slack_links')
    .where('user_id', '=', userId)
    .returning('slack_user_id')
    .executeTakeFirst();
  return row?.slack_user_id;
}
