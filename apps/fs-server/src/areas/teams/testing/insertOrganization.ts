import type { ListServer } from '../../watchlists/testing/listServer.ts';

/** Inserts an active organization on the plan `fuel-teams`, with an owner, `teams-owner`, and a member, `individual`. */
export async function insertOrganization({ database: { kysely }, userId, emailOf }: ListServer): Promise<string> {
  const { id } = await kysely
    .insertInto('accounts')
    .values({
      account_type: 'ORGANIZATION',
      account_status: 'ACTIVE',
      name: 'Meridian',
      creator_id: userId('teams-owner'),
      plan_id: 'fuel-teams',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('account_owners')
    .values({ account_id: id, email: emailOf('teams-owner') })
    .execute();
  await kysely
    .insertInto('account_members')
    .values({ account_id: id, email: emailOf('individual') })
    .execute();
  return id;
}
