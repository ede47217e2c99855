import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { notifyInviter } from './notifyPeople.ts';

/**
 * Puts an address into the accounts that it is invited to, and into the teams that were chosen. A seat is counted for an
 * invitation from the start, so joining never exceeds them.
 * @param id Of one account. Default: all of them
 */
export async function joinInvited({ kysely }: Pick<Database, 'kysely'>, email: string, id?: string): Promise<void> {
  const joined = await kysely
    .deleteFrom('account_invitations')
    .where('email', '=', email)
    // Invitations of an account whose plan is not paid wait.
    .where('account_id', 'in', (accounts) =>
      accounts.selectFrom('accounts').select('accounts.id').where('account_status', '=', 'ACTIVE'),
    )
    .$if(id !== undefined, (invitations) => invitations.where('account_id', '=', id ?? ''))
    .returning(['account_id', 'role', 'team_ids', 'inviter_id'])
    .execute();
  for (const { account_id, role, team_ids, inviter_id } of joined) {
    await kysely
      .insertInto(role === 'owner' ? 'account_owners' : 'account_members')
      .values({ account_id, email })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`insert into team_members (team_id, email)
      select id, ${email} from teams where account_id = ${account_id} and id = any(${team_ids}::text[])
      on conflict do nothing`.execute(kysely);
    await notifyInviter({ kysely }, { accountId: account_id, inviterId: inviter_id, email });
  }
}
