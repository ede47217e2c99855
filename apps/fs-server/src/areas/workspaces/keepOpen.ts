import { sql } from 'kysely';
import { forbidden, invalid, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { requireActiveAccount } from '../billing/requireActiveAccount.ts';
import type { Store } from '../teams/rules.ts';
import { findWorkspace } from './repository.ts';

interface Kept {
  watchlists?: readonly string[] | undefined;
  teams?: readonly string[] | undefined;
}

/**
 * Chooses what stays open where an account has more than its plan includes. The others can be read, and nothing is lost.
 * @throws HttpFailure 404 for other accounts, lists and teams; 403 for members and inactive accounts; 400 for too many
 */
export function keepOpen(store: Store, user: User, id: string, { watchlists, teams }: Kept): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    await kysely.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    const account = await findWorkspace({ kysely }, user, id);
    if (!account) throw notFound();
    if (account.role !== 'owner') throw forbidden('Only account owners can do this');
    await requireActiveAccount({ kysely }, account.id);
    const isPersonal = account.accountType === 'PERSONAL';
    if (watchlists) {
      requireFew(watchlists, account.usage.watchlists.limit);
      const scope = isPersonal
        ? sql<boolean>`account_id is null and owner_id = ${user.id}`
        : sql<boolean>`account_id = ${account.id}`;
      await writePositions({ kysely }, 'watchlists', sql`(${scope} and deleted_at is null)`, watchlists);
    }
    if (teams) {
      requireFew(teams, account.usage.teams.limit);
      await writePositions({ kysely }, 'teams', sql`account_id = ${account.id}`, teams);
    }
  });
}

/** @throws HttpFailure 400 */
function requireFew(ids: readonly string[], limit: number | null): void {
  if (limit !== null && new Set(ids).size > limit) throw invalid(`Choose up to ${limit}`);
}

/** @throws HttpFailure 404 for a record outside of the scope */
async function writePositions(
  { kysely }: Store,
  table: 'watchlists' | 'teams',
  scope: ReturnType<typeof sql>,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  const name = sql.table(table);
  await sql`update ${name} set kept_position = null where ${scope} and kept_position is not null`.execute(kysely);
  const { numAffectedRows } = await sql`update ${name} set kept_position = array_position(${wanted}::text[], id)
    where ${scope} and id = any(${wanted}::text[])`.execute(kysely);
  if (Number(numAffectedRows ?? 0) !== wanted.length) throw notFound();
}
