import {
  type AccountUsage,
  limits,
  type ReceivedInvitation,
  type Workspace,
  type WorkspaceDetail,
} from '@fs/api-contract';
import { sql } from 'kysely';
import type { User } from '../../http/user.ts';
import { isLive } from '../billing/subscriptionState.ts';
import type { Store } from '../teams/rules.ts';

const isOwner = (user: User) => sql<boolean>`exists (
  select from account_owners where account_owners.account_id = accounts.id and account_owners.email = ${user.email}
)`;

const isMember = (user: User) => sql<boolean>`exists (
  select from account_members where account_members.account_id = accounts.id and account_members.email = ${user.email}
)`;

/** How many lists, teams and seats an account has of how many. */
const usage = sql<AccountUsage>`jsonb_build_object(
  'watchlists', jsonb_build_object(
    'limit', watchlist_limit(case when account_type = 'ORGANIZATION' then accounts.id end, accounts.creator_id),
    'used', (
      select count(*) from watchlists where deleted_at is null and case when account_type = 'ORGANIZATION'
        then watchlists.account_id = accounts.id
        else watchlists.account_id is null and watchlists.owner_id = accounts.creator_id end
    )
  ),
  'teams', jsonb_build_object(
    'limit', team_limit(accounts.id),
    'used', (select count(*) from teams where teams.account_id = accounts.id)
  ),
  'seats', jsonb_build_object(
    'limit', coalesce((accounts.limits ->> 'seats')::integer, accounts.seats),
    'used', (select count(*) from account_owners where account_owners.account_id = accounts.id)
      + (select count(*) from account_members where account_members.account_id = accounts.id)
      + (select count(*) from account_invitations where account_invitations.account_id = accounts.id)
  )
)`;

function selectWorkspaces({ kysely }: Store, user: User) {
  return kysely
    .selectFrom('accounts')
    .innerJoin('plans', 'plans.id', 'accounts.plan_id')
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.description',
      'accounts.logo_url as logo',
      'accounts.account_type as accountType',
      'accounts.account_status as accountStatus',
      'accounts.plan_id as planID',
      'plans.name as plan',
      'accounts.payment_failed_at',
      'accounts.period_end',
      'accounts.cancel_at',
      'accounts.subscription_status',
      isOwner(user).as('owns'),
      usage.as('usage'),
    ])
    .where((account) => account.or([isOwner(user), isMember(user)]))
    .orderBy(sql`account_type = 'ORGANIZATION'`)
    .orderBy('accounts.name')
    .orderBy('accounts.id');
}

type WorkspaceRow = Awaited<ReturnType<ReturnType<typeof selectWorkspaces>['executeTakeFirstOrThrow']>>;

const toWorkspace = ({
  owns,
  payment_failed_at,
  period_end,
  cancel_at,
  subscription_status,
  ...row
}: WorkspaceRow): Workspace => ({
  ...row,
  role: owns ? 'owner' : 'member',
  paymentFailedAt: payment_failed_at?.toISOString() ?? null,
  endsAt: isLive(subscription_status) ? (cancel_at?.toISOString() ?? null) : null,
  renewsAt: owns && isLive(subscription_status) && cancel_at === null ? (period_end?.toISOString() ?? null) : null,
});

/** The user's accounts: the personal one, then the others by name. */
export async function listWorkspaces(store: Store, user: User): Promise<Workspace[]> {
  const rows = await selectWorkspaces(store, user).limit(limits.accountsListed).execute();
  return rows.map(toWorkspace);
}

/** The id of the user's personal account. */
export async function findPersonalAccount({ kysely }: Store, user: Pick<User, 'id'>): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('accounts')
    .select('id')
    .where('creator_id', '=', user.id)
    .where('account_type', '=', 'PERSONAL')
    .executeTakeFirst();
  return row?.id;
}

/** Who invited a person, with the account's name. Undefined for someone who does not own the account. */
export function findInviter({ kysely }: Store, accountId: string, inviterId: string) {
  return kysely
    .selectFrom('accounts')
    .innerJoin('account_owners', 'account_owners.account_id', 'accounts.id')
    .innerJoin('users', 'users.email', 'account_owners.email')
    .select(['users.id', 'users.email', 'accounts.name as account'])
    .where('accounts.id', '=', accountId)
    .where('users.id', '=', inviterId)
    .executeTakeFirst();
}

/** An account with its people. Undefined for one that the user does not belong to. */
export async function findWorkspace(store: Store, user: User, id: string): Promise<WorkspaceDetail | undefined> {
  const row = await selectWorkspaces(store, user).where('accounts.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [people, invitations] = await Promise.all([listPeople(store, id), row.owns ? listInvitations(store, id) : []]);
  return { ...toWorkspace(row), people, invitations };
}

async function listPeople({ kysely }: Store, id: string): Promise<WorkspaceDetail['people']> {
  const { rows } = await sql<WorkspaceDetail['people'][number]>`
    select listed.email, listed.role, nullif(btrim(users.given_name || ' ' || users.family_name), '') as name,
      array(
        select teams.id from team_members join teams on teams.id = team_members.team_id
        where teams.account_id = ${id} and team_members.email = listed.email order by teams.name, teams.id
      ) as "teamIDs"
    from (
      select email, 'owner' as role from account_owners where account_id = ${id}
      union all select email, 'member' from account_members where account_id = ${id}
    ) as listed left join users on users.email = listed.email and users.status = 'CONFIRMED'
    order by listed.role desc, lower(users.given_name), listed.email
    limit ${2 * limits.accountPeople}`.execute(kysely);
  return rows;
}

const inviterName = sql<string>`coalesce((
  select btrim(users.given_name || ' ' || users.family_name) from users where users.id = account_invitations.inviter_id
), '')`;

/** Those who are invited to an account, the newest first. */
export async function listInvitations({ kysely }: Store, id: string): Promise<WorkspaceDetail['invitations']> {
  const rows = await kysely
    .selectFrom('account_invitations')
    .select(['id', 'email', 'role', 'team_ids', 'invited_at', 'sent_at', 'reminded_at', inviterName.as('invitedBy')])
    .where('account_id', '=', id)
    .orderBy('invited_at', 'desc')
    .orderBy('email')
    .limit(limits.accountPeople)
    .execute();
  return rows.map(({ team_ids, invited_at, sent_at, reminded_at, ...row }) => ({
    ...row,
    teamIDs: team_ids,
    invitedAt: invited_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    remindedAt: reminded_at?.toISOString() ?? null,
  }));
}

/** Invitations of the user's address to accounts whose plan is paid. */
export async function listReceivedInvitations({ kysely }: Store, user: User): Promise<ReceivedInvitation[]> {
  const rows = await kysely
    .selectFrom('account_invitations')
    .innerJoin('accounts', 'accounts.id', 'account_invitations.account_id')
    .select([
      'account_id as accountID',
      'accounts.name',
      'accounts.logo_url as logo',
      'role',
      'invited_at',
      inviterName.as('invitedBy'),
    ])
    .where('email', '=', user.email)
    .where('account_status', '=', 'ACTIVE')
    .orderBy('invited_at', 'desc')
    .limit(limits.accountsListed)
    .execute();
  return rows.map(({ invited_at, ...row }) => ({ ...row, invitedAt: invited_at.toISOString() }));
}
