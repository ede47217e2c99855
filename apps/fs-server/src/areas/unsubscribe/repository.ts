import type { MailKind } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';

const columns = {
  notices: 'notice_emails',
  watchlists: 'watchlist_emails',
  messages: 'message_emails',
} as const satisfies Record<MailKind, string>;

/** Switches one kind of mail on or off. Returns false if there is no such user. */
export async function switchMail(
  { kysely }: Pick<Database, 'kysely'>,
  { userId, kind, isOn }: { userId: string; kind: MailKind; isOn: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('users')
    .set({ [columns[kind]]: isOn, updated_at: new Date() })
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
