import { limits, type PlanType } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { forbidden, HttpFailure, invalid, notFound, overLimit } from '../../http/failures.ts';
import { parseEmail } from '../../http/parseEmail.ts';
import type { User } from '../../http/user.ts';
import { requireActiveAccount } from '../billing/requireActiveAccount.ts';
import { toParagraphs, toSingleLine } from '../watchlists/texts.ts';

/** The database, or a transaction of it. */
export type Store = Pick<Database, 'kysely'>;

/** An account that is locked for a change by its owner. */
export interface LockedAccount {
  id: string;
  type: PlanType;
  plan: string;
  /** Maximum number of teams; null for no limit. */
  teams: number | null;
}

/**
 * Locks an account that the user owns (accounts §6) until the transaction ends.
 * @throws HttpFailure 404 if the user does not belong to the account, 403 for members and for an inactive account
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
      'accounts.account_type as type',
      'accounts.limits as own',
      'plans.name as plan',
      'plans.limits',
      isListed('account_owners').as('isOwner'),
      isListed('account_members').as('isMember'),
    ])
    .where('accounts.id', '=', id)
    .forUpdate('accounts')
    .executeTakeFirst();
  if (!row || !(row.isOwner || row.isMember)) throw notFound();
  if (!row.isOwner) throw forbidden('Only account owners can do this');
  await requireActiveAccount({ kysely }, id);
  const { type, plan } = row;
  return { id: row.id, type, plan, teams: parseOwnTeamLimit(row.own) ?? row.limits.teams };
}

/** The account's own limit, which takes precedence over the plan's (decision AMB-158). */
function parseOwnTeamLimit(own: unknown): number | undefined {
  const teams = typeof own === 'object' && own !== null && 'teams' in own ? own.teams : undefined;
  return typeof teams === 'number' ? teams : undefined;
}

/** Requires that the plan allows one more team (PLAN-006). The account must be locked. @throws 403 */
export async function requireTeamQuota({ kysely }: Store, account: LockedAccount): Promise<void> {
  const { teams: limit } = account;
  if (limit === null) return;
  const { count } = await kysely
    .selectFrom('teams')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  const allowance = limit === 0 ? 'no teams' : `up to ${limit} ${limit === 1 ? 'team' : 'teams'}`;
  const message = `The ${account.plan} plan includes ${allowance}.`;
  throw overLimit({ type: 'Limits Exceeded', message, limit, current: count, of: 'teams', plan: account.plan });
}

/** Normalizes emails for storage, without duplicates. @throws HttpFailure 400 */
export function parsePeople(emails: readonly string[]): string[] {
  if (emails.length > limits.accountPeople) throw invalid(`An account can have up to ${limits.accountPeople} people`);
  return [...new Set(emails.map(parseEmail))];
}

/** @param minLength in characters. @throws HttpFailure 400 */
export function parseName(text: string, minLength = 1): string {
  const name = toSingleLine(text);
  if (name.length < minLength || name.length > limits.accountName) {
    throw new HttpFailure(400, `Name must be ${minLength} to ${limits.accountName} characters`);
  }
  return name;
}

/** @throws HttpFailure 400 */
export function parseDescription(text: string): string {
  const description = toParagraphs(text);
  if (description.length > limits.watchlistDescription) {
    throw new HttpFailure(400, `Description must be ${limits.watchlistDescription} characters or fewer`);
  }
  return description;
}

/** Parses the URL of a logo. @throws HttpFailure 400 */
export function parseLogo(text: string): string {
  const address = URL.parse(text);
  if (address?.protocol !== 'https:' || text.length > limits.webAddress) throw invalid('Logo must be an https:// URL');
  return address.href;
}
