import { limits, type TableName } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { User } from '../../../http/user.ts';
import { selectMatchingCompanies } from '../../companies/companySearch.ts';
import { matchesAll } from '../../funding/fundingSearch.ts';
import { investmentScopeOf } from '../../funding/investments.ts';
import { isVisibleTo, type Store } from '../repository.ts';
import type { AlertSearch } from './toAlertSearch.ts';
import type { AlertTable } from './viewPath.ts';

/** A view that a user has an alert for. */
interface AlertView {
  id: string;
  name: string;
  table: TableName;
  since: Date;
}

/** Until when a view was checked for the user. Undefined without an alert. */
export async function findChecked({ kysely }: Store, userId: string, viewId: string): Promise<Date | undefined> {
  const row = await kysely
    .selectFrom('view_alerts')
    .select('checked_until')
    .where('user_id', '=', userId)
    .where('view_id', '=', viewId)
    .executeTakeFirst();
  return row?.checked_until;
}

/** Alerts for views that the user can open. Locks until the transaction ends, so that concurrent calls cannot add any. */
export async function countAlerts({ kysely }: Store, user: User): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts of ${user.id}`}, 0))`.execute(kysely);
  const { count } = await kysely
    .selectFrom('view_alerts')
    .innerJoin('table_views', 'table_views.id', 'view_alerts.view_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user.id)
    .where(isVisibleTo(user))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAlert({ kysely }: Store, userId: string, viewId: string): Promise<void> {
  await kysely
    .insertInto('view_alerts')
    .values({ user_id: userId, view_id: viewId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAlert({ kysely }: Store, userId: string, viewId: string): Promise<void> {
  await kysely.deleteFrom('view_alerts').where('user_id', '=', userId).where('view_id', '=', viewId).execute();
}

/** Users with alerts, and their time zones; null for an unknown one. */
export function findAlertUsers({ kysely }: Store): Promise<{ id: string; timeZone: string | null }[]> {
  return kysely
    .selectFrom('users')
    .leftJoin('preferences', (join) =>
      join.onRef('preferences.owner_id', '=', 'users.id').on('preferences.key', '=', 'time_zone'),
    )
    .select(['users.id', 'preferences.value as timeZone'])
    .where('status', '=', 'CONFIRMED')
    .where(sql<boolean>`exists (select from view_alerts where user_id = users.id)`)
    .orderBy('users.id')
    .execute();
}

/** The alerts of a user for views that they can open, by the names of the views. */
export function listAlerts({ kysely }: Store, user: User) {
  return kysely
    .selectFrom('view_alerts')
    .innerJoin('table_views', 'table_views.id', 'view_alerts.view_id')
    .select(['table_views.id', 'table_views.name', sql<AlertTable>`table_name`.as('table'), 'checked_until as checked'])
    .where('user_id', '=', user.id)
    .where(isVisibleTo(user))
    .orderBy('table_views.name')
    .orderBy('table_views.id')
    .limit(limits.viewsListed)
    .execute();
}

/** The views with alerts of a user that they can open, and that were not checked until then. */
export function listAlertViews({ kysely }: Store, user: User, until: Date) {
  return kysely
    .selectFrom('view_alerts')
    .innerJoin('table_views', 'table_views.id', 'view_alerts.view_id')
    .select([
      'table_views.id',
      'table_views.name',
      sql<TableName>`table_name`.as('table'),
      'state',
      'checked_until as since',
    ])
    .where('user_id', '=', user.id)
    .where('checked_until', '<', until)
    .where(isVisibleTo(user))
    .orderBy('table_views.name')
    .orderBy('table_views.id')
    .execute();
}

/** False if the alert was removed, or another process has checked the view meanwhile. */
export async function markChecked(
  { kysely }: Store,
  userId: string,
  { id, since }: Pick<AlertView, 'id' | 'since'>,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('view_alerts')
    .set({ checked_until: until })
    .where('user_id', '=', userId)
    .where('view_id', '=', id)
    .where('checked_until', '=', since)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

interface Arrivals {
  /** Of the companies that arrived last, or that raised the rounds. */
  names: string[];
  total: number;
}

/** What a search finds of that which arrived from `since` to before `until`. */
export async function findArrivals(
  database: Database,
  user: User,
  search: AlertSearch,
  { since, until }: { since: Date; until: Date },
): Promise<Arrivals> {
  const total = sql<number>`count(*) over ()::int`.as('total');
  const rows =
    search.table === 'companies'
      ? await (await selectMatchingCompanies(database, search.filters))
          .select(['organizations.name', total])
          .where('organizations.created_at', '>=', since)
          .where('organizations.created_at', '<', until)
          .orderBy('organizations.created_at', 'desc')
          .orderBy('organizations.id')
          .limit(limits.viewAlertRows)
          .execute()
      : await database.kysely
          .selectFrom('funding_rounds')
          .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
          .select(['organizations.name', total])
          .where(await matchesAll(database, { scope: investmentScopeOf(user), filters: search.filters }))
          .where('funding_rounds.arrived_at', '>=', since)
          .where('funding_rounds.arrived_at', '<', until)
          .orderBy('funding_rounds.arrived_at', 'desc')
          .orderBy('funding_rounds.id')
          .limit(limits.viewAlertRows)
          .execute();
  return { names: rows.map(({ name }) => name), total: rows[0]?.total ?? 0 };
}
