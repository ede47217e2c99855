import type { World, WorldPlan, WorldUser } from '@fs/fixtures';
import type { Insertable, Kysely } from 'kysely';
import type { PlansTable } from './accountTables.ts';
import type { UsersTable } from './identityTables.ts';
import { insertAll } from './insertAll.ts';
import type { Tables } from './tables.ts';

/** Seeds plans and users with their data. */
export async function seedUsers(
  kysely: Kysely<Tables>,
  world: World,
  passwordHashes: ReadonlyMap<string, string>,
): Promise<void> {
  await insertAll(
    kysely,
    'users',
    world.users.map((user) => toUserRow(user, passwordHashes.get(user.id) ?? null)),
  );
  await insertAll(
    kysely,
    'preferences',
    world.preferences.map(({ id, ownerId, key, value, details }) => ({ id, owner_id: ownerId, key, value, details })),
  );
  await insertAll(
    kysely,
    'table_views',
    world.tableViews.map(({ id, ownerId, tableName, name, state }) => ({
      id,
      owner_id: ownerId,
      table_name: tableName,
      name,
      state: JSON.stringify(state),
    })),
  );
  await seedPlans(kysely, world.plans);
  await seedAccounts(kysely, world);
  await seedWatchlists(kysely, world);
  await insertAll(
    kysely,
    'seen_cursors',
    world.users.map(({ id }) => ({ owner_id: id, scope: 'home', seen_at: lastVisit(world) })),
  );
}

/** Everyone last looked three days ago, so that there is news. */
const lastVisit = ({ now }: World): Date => new Date(Date.parse(now) - 3 * 24 * 60 * 60 * 1000);

function toUserRow(user: WorldUser, passwordHash: string | null): Insertable<UsersTable> {
  const { organization } = user;
  return {
    id: user.id,
    email: user.email,
    given_name: user.givenName,
    family_name: user.familyName,
    password_hash: passwordHash,
    status: 'CONFIRMED',
    staff_groups: [...user.groups],
    organization:
      organization &&
      JSON.stringify({ org_id: organization.id, org_name: organization.name, logo_url: organization.logoUrl }),
  };
}

async function seedPlans(kysely: Kysely<Tables>, plans: readonly WorldPlan[]): Promise<void> {
  // Plans and prices exist in every database, and are replaced by the world's.
  for (const { id, ...row } of plans.map(toPlanRow)) {
    await kysely
      .insertInto('plans')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  await kysely
    .deleteFrom('plan_prices')
    .where(
      'plan_id',
      'in',
      plans.map(({ id }) => id),
    )
    .execute();
  await insertAll(
    kysely,
    'plan_prices',
    plans.flatMap((plan) =>
      plan.prices.map(({ id, billingPeriod, value, perUnit, upperLimit }, position) => ({
        id,
        plan_id: plan.id,
        billing_period: billingPeriod,
        value,
        per_unit: perUnit,
        upper_limit: upperLimit,
        position,
      })),
    ),
  );
}

function toPlanRow(plan: WorldPlan): Insertable<PlansTable> {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    plan_type: plan.planType,
    is_listed: plan.isListed,
    sort_order: plan.order,
    limits: JSON.stringify(plan.limits),
  };
}

async function seedAccounts(kysely: Kysely<Tables>, { accounts, teams, referrals, now }: World): Promise<void> {
  const sentAt = new Date(Date.parse(now) - 3 * 24 * 60 * 60 * 1000);
  await insertAll(
    kysely,
    'accounts',
    accounts.map(({ id, accountType, accountStatus, name, description, creatorId, planId, seats }) => ({
      id,
      account_type: accountType,
      account_status: accountStatus,
      name,
      description,
      creator_id: creatorId,
      plan_id: planId,
      ...(seats !== undefined && { limits: JSON.stringify({ seats }) }),
    })),
  );
  await insertAll(
    kysely,
    'account_owners',
    accounts.flatMap(({ id, owners }) => owners.map((email) => ({ account_id: id, email }))),
  );
  await insertAll(
    kysely,
    'account_members',
    accounts.flatMap(({ id, members }) => members.map((email) => ({ account_id: id, email }))),
  );
  await insertAll(
    kysely,
    'account_invitations',
    accounts.flatMap(({ id, invited = [], creatorId }) =>
      invited.map((email) => ({
        account_id: id,
        email,
        role: 'member' as const,
        inviter_id: creatorId,
        sent_at: sentAt,
      })),
    ),
  );
  await insertAll(
    kysely,
    'referrals',
    referrals.map(({ id, code, referralType, description, planId, isActive, accountId }) => ({
      id,
      code,
      referral_type: referralType,
      description,
      plan_id: planId,
      is_active: isActive,
      account_id: accountId,
    })),
  );
  await insertAll(
    kysely,
    'teams',
    teams.map(({ id, accountId, name, description }) => ({ id, account_id: accountId, name, description })),
  );
  await insertAll(
    kysely,
    'team_members',
    teams.flatMap(({ id, members }) => members.map((email) => ({ team_id: id, email }))),
  );
}

async function seedWatchlists(kysely: Kysely<Tables>, world: World): Promise<void> {
  const lists = world.watchlists;
  await insertAll(
    kysely,
    'watchlists',
    lists.map(({ id, ownerId, name, description, accountId, privacy, viewers, admins }) => ({
      id,
      owner_id: ownerId,
      name,
      description,
      account_id: accountId,
      privacy,
      viewers: [...viewers],
      admins: [...admins],
    })),
  );
  await insertAll(
    kysely,
    'watchlist_items',
    lists.flatMap(({ id, items }) =>
      items.map(({ companyId, addedAt }, position) => ({
        watchlist_id: id,
        organization_id: companyId,
        added_at: addedAt,
        position,
      })),
    ),
  );
  await insertAll(
    kysely,
    'watchlist_settings',
    lists.flatMap(({ id, settings }) =>
      settings.map(({ ownerId, isStarred, email, follow, fundingUpdates }) => ({
        watchlist_id: id,
        owner_id: ownerId,
        is_starred: isStarred,
        email,
        follow,
        funding_updates: fundingUpdates,
        seen_at: lastVisit(world),
      })),
    ),
  );
  await insertAll(
    kysely,
    'watchlist_shares',
    lists.flatMap(({ id, viewers }) => viewers.map((email) => ({ watchlist_id: id, email }))),
  );
  await insertAll(
    kysely,
    'watchlist_teams',
    lists.flatMap(({ id, teamIds }) => teamIds.map((teamId) => ({ watchlist_id: id, team_id: teamId }))),
  );
}
