import { limits, type PlanType } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { forbidden, HttpFailure, invalid, notFound, overLimit } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { toEmail } from '../watchlists/rules.ts';
import { toLine, toParagraphs } from '../watchlists/texts.ts';

/** The database, or a transaction of it. */
export type Store = Pick<Database, 'kysely'>;

/** An account that its owner is about to change. */
export interface LockedAccount {
  id: string;
  creator: string;
  type: PlanType;
  plan: string;
  /** Most teams that it may have; null for no limit. */
  teams: number | null;
}

/**
 * An account that the user created or owns (accounts §6); nobody else changes it until the transaction ends.
 * @throws HttpFailure 404 for one that the user is not of, 403 for its members and for one that is not active
 */
export async function lockAccount({ kysely }: Store, user: User, id: string): Promise<LockedAccount> {
  const isListed = (table: 'account_owners' | 'account_members') =>
    sql<boolean>`exists (
      select from ${sql.table(table)} as people where people.account_id = accounts.id and people.email = ${user.email}
    )`;
  const row = await kysely
    .selectFrom('accounts')
    .innerJoin('plans', 'plans.id', 'accounts.plan_id')
    .select([
      'accounts.id',
      'accounts.creator_id as creator',
      'accounts.account_type as type',
      'accounts.account_status as status',
      'accounts.limits as own',
      'plans.name as plan',
      'plans.limits',
      isListed('account_owners').as('isOwner'),
      isListed('account_members').as('isMember'),
    ])
    .where('accounts.id', '=', id)
    .forUpdate('accounts')
    .executeTakeFirst();
  const owns = row && (row.creator === user.id || row.isOwner);
  if (!row || !(owns || row.isMember)) throw notFound();
  if (!owns) throw forbidden('Only the owners of this account may do that');
  if (row.status !== 'ACTIVE') throw forbidden('This account is not active');
  const { creator, type, plan } = row;
  return { id: row.id, creator, type, plan, teams: ownTeams(row.own) ?? row.limits.teams };
}

/** The account's own limit, which counts before its plan's (decision AMB-158). */
function ownTeams(own: unknown): number | undefined {
  const teams = typeof own === 'object' && own !== null && 'teams' in own ? own.teams : undefined;
  return typeof teams === 'number' ? teams : undefined;
}

/** Makes sure that one more team fits what the plan allows (PLAN-006). The account must be locked. @throws 403 */
export async function requireTeamRoom({ kysely }: Store, account: LockedAccount): Promise<void> {
  const { teams: limit } = account;
  if (limit === null) return;
  const { count } = await kysely
    .selectFrom('teams')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  const allowance = limit === 0 ? 'no teams' : `up to ${limit} ${limit === 1 ? 'team' : 'teams'}`;
  const message = `The ${account.plan} plan allows ${allowance}.`;
  throw overLimit({ type: 'Limits Exceeded', message, limit, current: count });
}

/** People as they are kept, each once. @throws HttpFailure 400 */
export function toPeople(emails: readonly string[]): string[] {
  if (emails.length > limits.accountPeople) throw invalid(`There are ${limits.accountPeople} people at most`);
  return [...new Set(emails.map(toEmail))];
}

/** @param shortest in characters. @throws HttpFailure 400 */
export function parseName(text: string, shortest = 1): string {
  const name = toLine(text);
  if (name.length < shortest || name.length > limits.accountName) {
    throw new HttpFailure(400, `A name has from ${shortest} to ${limits.accountName} characters`);
  }
  return name;
}

/** @throws HttpFailure 400 */
export function parseDescription(text: string): string {
  const description = toParagraphs(text);
  if (description.length > limits.watchlistDescription) {
    throw new HttpFailure(400, `A description has ${limits.watchlistDescription} characters at most`);
  }
  return description;
}

/** The address of a picture. @throws HttpFailure 400 */
export function toLogo(text: string): string {
  const address = URL.parse(text);
  if (address?.protocol !== 'https:' || text.length > limits.webAddress) throw invalid('logo is an https address');
  return address.href;
}
