import { sql } from 'kysely';
import { changeCredential, type Transaction } from './changeCredential.ts';

interface EmailChange {
  userId: string;
  from: string;
  to: string;
  keepSession: string;
  now: Date;
}

/** Tables that name people by their e-mail, one row for each person and thing. */
const tablesOfPeople = [
  ['account_owners', 'account_id'],
  ['account_members', 'account_id'],
  ['team_members', 'team_id'],
  ['watchlist_shares', 'watchlist_id'],
] as const;

/**
 * Gives a user another e-mail, and hands on what the old one was given: accounts, teams and shared lists. Whoever gets the
 * old address later finds nothing of it.
 * @returns false where the new e-mail became somebody else's meanwhile
 */
export async function changeEmail(transaction: Transaction, change: EmailChange): Promise<boolean> {
  const { userId, from, to, keepSession, now } = change;
  const taken = await transaction.selectFrom('users').select('id').where('email', '=', to).executeTakeFirst();
  if (taken) return false;
  const set = { email: to, pending_email: null };
  await changeCredential(transaction, { userId, set, keepSession, now });
  for (const [table, thing] of tablesOfPeople) {
    const [name, column] = [sql.table(table), sql.ref(thing)];
    // What the new address was given already stays as it is.
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
  return true;
}
