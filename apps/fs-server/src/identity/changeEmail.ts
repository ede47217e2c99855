import { sql } from 'kysely';
import { changeCredential, type Transaction } from './changeCredential.ts';

interface EmailChange {
  userId: string;
  from: string;
  to: string;
  keepSession: string;
  now: Date;
}

/** Tables that refer to people by email, one row per person and record. */
const emailTables = [
  ['account_owners', 'account_id'],
  ['account_members', 'account_id'],
  ['team_members', 'team_id'],
  ['watchlist_shares', 'watchlist_id'],
  ['account_invitations', 'account_id'],
  ['channel_invites', 'channel_id'],
] as const;

/**
 * Changes a user's email, and transfers what the old email had access to: accounts, teams, shared lists, invitations
 * and notices. A later owner of the old email has no access.
 * @returns false when another user has taken the new email
 */
export async function changeEmail(transaction: Transaction, change: EmailChange): Promise<boolean> {
  const { userId, from, to, keepSession, now } = change;
  const taken = await transaction.selectFrom('users').select('id').where('email', '=', to).executeTakeFirst();
  if (taken) return false;
  const set = { email: to, pending_email: null };
  await changeCredential(transaction, { userId, set, keepSession, now });
  for (const [table, thing] of emailTables) {
    const [name, column] = [sql.table(table), sql.ref(thing)];
    // Existing grants to the new email take precedence.
    await sql`delete from ${name} as old where email = ${from}
      and exists (select from ${name} as own where own.${column} = old.${column} and own.email = ${to})`.execute(
      transaction,
    );
    await sql`update ${name} set email = ${to} where email = ${from}`.execute(transaction);
  }
  await sql`update watchlists set
      admins = array(select distinct case when each = ${from} then ${to} else each end from unnest(admins) as each),
      viewers = array(select distinct case when each = ${from} then ${to} else each end from unnest(viewers) as each)
    where admins @> array[${from}::text] or viewers @> array[${from}::text]`.execute(transaction);
  // Notices to the address from before its sign-up are the user's.
  await transaction.updateTable('notices').set({ user_id: userId, email: null }).where('email', '=', from).execute();
  return true;
}
