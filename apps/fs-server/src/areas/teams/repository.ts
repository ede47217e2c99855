import {
  type Account,
  type AccountMember,
  limits,
  type ReadOnlyReason,
  type Team,
  type TeamMember,
} from '@fs/api-contract';
import { sql } from 'kysely';
import type { User } from '../../http/user.ts';
import { isPaying } from '../billing/isPaying.ts';
import type { Store } from './rules.ts';

const members = sql<string[]>`array(
  select email from team_members where team_members.team_id = teams.id order by email
)`;

const teamColumns = [
  'teams.id',
  'teams.name',
  'teams.description',
  'teams.account_id as accountID',
  members.as('members'),
  sql<ReadOnlyReason | null>`team_lock(teams)`.as('readOnly'),
] as const;

const ownerEmails = sql<string[]>`array(
  select email from account_owners where account_owners.account_id = accounts.id order by email
)`;

const memberEmails = sql<string[]>`array(
  select email from account_members where account_members.account_id = accounts.id order by email
)`;

/** Accounts that the user owns or is a member of. Fields for owners only are null for others. */
function selectAccounts({ kysely }: Store, user: User) {
  const owns = sql<boolean>`(${user.email} = any(${ownerEmails}))`;
  return kysely
    .selectFrom('accounts')
    .innerJoin('plans', 'plans.id', 'accounts.plan_id')
    .select([
      'accounts.id',
      'accounts.creator_id as creator',
      'accounts.name',
      'accounts.description',
      'accounts.logo_url as logo',
      'accounts.limits',
      'accounts.referral_id as referralID',
      'accounts.created_at',
      'accounts.updated_at',
      'plans.name as plan',
      'accounts.account_type as accountType',
      'accounts.account_status as accountStatus',
      'accounts.plan_id as planID',
      'accounts.stripe_customer_id',
      'accounts.stripe_subscription_id',
      'accounts.stripe_price_id',
      ownerEmails.as('owners'),
      memberEmails.as('members'),
      owns.as('owns'),
      sql<string | null>`(select code from referrals where referrals.id = accounts.referral_id)`.as('referral'),
    ])
    .where(sql<boolean>`(${owns} or ${user.email} = any(${memberEmails}))`)
    .orderBy('accounts.name')
    .orderBy('accounts.id');
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

function toAccount(row: AccountRow): Account {
  const { owns, created_at, updated_at, stripe_customer_id, stripe_subscription_id, stripe_price_id, ...rest } = row;
  return {
    ...rest,
    limits: row.limits as Account['limits'],
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    stripeCustomerID: owns ? stripe_customer_id : null,
    stripeSubscriptionID: owns ? stripe_subscription_id : null,
    stripePriceID: owns ? stripe_price_id : null,
  };
}

/** Undefined for an account that the user does not belong to. */
export async function findAccount(database: Store, user: User, id: string): Promise<Account | undefined> {
  const row = await selectAccounts(database, user).where('accounts.id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** The user's memberships in accounts. For an owner who is not a member, the id is the account's. */
export async function listMemberships(database: Store, user: User): Promise<AccountMember[]> {
  const [accounts, memberships] = await Promise.all([
    selectAccounts(database, user).limit(limits.accountsListed).execute(),
    database.kysely
      .selectFrom('account_members')
      .select(['id', 'account_id'])
      .where('email', '=', user.email)
      .execute(),
  ]);
  const membershipIdByAccountId = new Map(memberships.map(({ id, account_id }) => [account_id, id]));
  return accounts.map((row) => ({
    id: membershipIdByAccountId.get(row.id) ?? row.id,
    accountID: row.id,
    email: user.email,
    account: toAccount(row),
  }));
}

/** Accounts that the user created, of one type or both. */
export async function listCreatedAccounts(database: Store, user: User, type: string | undefined): Promise<Account[]> {
  const rows = await selectAccounts(database, user)
    .where('accounts.creator_id', '=', user.id)
    .$if(type !== undefined, (accounts) => accounts.where(sql<boolean>`accounts.account_type = ${type}`))
    .limit(limits.accountsListed)
    .execute();
  return rows.map(toAccount);
}

/** Reads an existing team. */
export function readTeam({ kysely }: Store, id: string): Promise<Team> {
  return kysely.selectFrom('teams').select(teamColumns).where('teams.id', '=', id).executeTakeFirstOrThrow();
}

/** Whether an account is paid for, and goes on to be. */
export async function isPaid({ kysely }: Store, id: string): Promise<boolean> {
  const row = await kysely.selectFrom('accounts').select('id').where('id', '=', id).where(isPaying).executeTakeFirst();
  return row !== undefined;
}

/** Makes the lists of an account, deleted ones included, personal lists of those who own them. */
export async function releaseLists({ kysely }: Store, accountId: string): Promise<void> {
  await kysely
    .updateTable('watchlists')
    .set({ account_id: null, privacy: 'PRIVATE', kept_position: null, updated_at: sql`now()` })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteAccount({ kysely }: Store, id: string): Promise<void> {
  await kysely.deleteFrom('accounts').where('id', '=', id).execute();
}

/** What a team and its account are called. */
export function findTeamNames({ kysely }: Store, id: string) {
  return kysely
    .selectFrom('teams')
    .innerJoin('accounts', 'accounts.id', 'teams.account_id')
    .select(['teams.name as team', 'accounts.name as account', 'accounts.id as accountId'])
    .where('teams.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Emails of the owners and members of an account. */
export async function listAccountEmails({ kysely }: Store, accountId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('account_owners')
    .select('email')
    .where('account_id', '=', accountId)
    .union(kysely.selectFrom('account_members').select('email').where('account_id', '=', accountId))
    .limit(2 * limits.accountPeople)
    .execute();
  return rows.map(({ email }) => email);
}

export function listTeams({ kysely }: Store, accountID: string): Promise<Team[]> {
  return kysely
    .selectFrom('teams')
    .select(teamColumns)
    .where('teams.account_id', '=', accountID)
    .orderBy('teams.name')
    .orderBy('teams.id')
    .limit(limits.teamsListed)
    .execute();
}

/** The user's memberships in teams. */
export async function listTeamMemberships({ kysely }: Store, email: string): Promise<TeamMember[]> {
  const rows = await kysely
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select(teamColumns)
    .select('team_members.id as membershipId')
    .where('team_members.email', '=', email)
    .orderBy('teams.name')
    .orderBy('teams.id')
    .limit(limits.teamsListed)
    .execute();
  return rows.map(({ membershipId, ...team }) => ({
    id: membershipId,
    email,
    accountID: team.accountID,
    teamID: team.id,
    team,
  }));
}
