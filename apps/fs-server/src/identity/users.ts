import {
  defaultPlanId,
  type Group,
  groups,
  type PlanId,
  type SessionOrganization,
  type StaffGroup,
} from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { UsersTable } from '../database/identityTables.ts';
import { keepPlan } from '../database/keptPlans.ts';
import { replicaSeconds } from '../database/replica.ts';

/** A user's current state in the database. */
export interface StoredUser {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  status: UsersTable['status'];
  groups: readonly Group[];
  organization: SessionOrganization | null;
  /** Incremented by every credential change (`changeCredential`). */
  credentialVersion: number;
  /** Whether a replica may not have the user's last change yet. */
  hasJustWritten: boolean;
}

/** Selects users, each with the plan of their active personal account, if any, and of their active organizations. */
export function selectUsers(database: Database) {
  return database.kysely.selectFrom('users').select((users) => [
    'users.id',
    'users.email',
    'users.given_name',
    'users.family_name',
    'users.status',
    'users.staff_groups',
    'users.organization',
    'users.credential_version',
    sql<boolean>`coalesce(users.wrote_at > now() - ${sql.lit(replicaSeconds + 1)} * interval '1 second', false)`.as(
      'has_just_written',
    ),
    users
      .selectFrom('accounts')
      .select('accounts.plan_id')
      .whereRef('accounts.creator_id', '=', 'users.id')
      .where('accounts.account_type', '=', 'PERSONAL')
      .where('accounts.account_status', '=', 'ACTIVE')
      .as('plan_id'),
    // Members of an organization have its plan while it is active.
    sql<PlanId[]>`array(
        select distinct organizations.plan_id from accounts as organizations
        where organizations.account_type = 'ORGANIZATION' and organizations.account_status = 'ACTIVE' and (
          exists (select from account_owners as people
            where people.account_id = organizations.id and people.email = users.email)
          or exists (select from account_members as people
            where people.account_id = organizations.id and people.email = users.email)
        )
      )`.as('organization_plan_ids'),
  ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

export function toStoredUser(row: UserRow): StoredUser {
  return {
    id: row.id,
    email: row.email,
    givenName: row.given_name,
    familyName: row.family_name,
    status: row.status,
    groups: groupsOf([row.plan_id ?? defaultPlanId, ...row.organization_plan_ids], row.staff_groups),
    organization: row.organization,
    credentialVersion: row.credential_version,
    hasJustWritten: row.has_just_written,
  };
}

/** A user's groups: the plans, then staff groups, in the contract's order (accounts §6). */
export function groupsOf(planIds: readonly PlanId[], staffGroups: readonly StaffGroup[]): readonly Group[] {
  const held = new Set<Group>([...planIds, ...staffGroups]);
  return groups.filter((group) => held.has(group));
}

/** @param email in lower case. */
export async function findUserByEmail(database: Database, email: string) {
  const row = await selectUsers(database)
    .select('users.password_hash')
    .where('users.email', '=', email)
    .executeTakeFirst();
  return row && { ...toStoredUser(row), passwordHash: row.password_hash };
}

export async function findUserById(database: Database, id: string): Promise<StoredUser | undefined> {
  const row = await selectUsers(database).where('users.id', '=', id).modifyFront(keepPlan).executeTakeFirst();
  return row && toStoredUser(row);
}

/** The user's unconfirmed new email; null if none. */
export async function readPendingEmail({ kysely }: Database, id: string): Promise<string | null> {
  const row = await kysely.selectFrom('users').select('pending_email').where('id', '=', id).executeTakeFirst();
  return row?.pending_email ?? null;
}

interface HashReplacement {
  userId: string;
  /** The hash that the password was verified against. */
  verified: string;
  /** A hash of the same password with current cost parameters. */
  replacement: string;
}

/** Replaces the hash of a password, unless the password was changed after it was verified. */
export async function replacePasswordHash(
  database: Database,
  { userId, verified, replacement }: HashReplacement,
): Promise<void> {
  await database.kysely
    .updateTable('users')
    .set({ password_hash: replacement })
    .where('id', '=', userId)
    .where('password_hash', '=', verified)
    .execute();
}

/** A user who can log in, for work without a request. */
export async function findConfirmedUserById(database: Database, id: string): Promise<StoredUser | undefined> {
  const row = await selectUsers(database)
    .where('users.id', '=', id)
    .where('users.status', '=', 'CONFIRMED')
    .executeTakeFirst();
  return row && toStoredUser(row);
}

/** Notes that a user has changed something, so that a replica which does not have it yet is not asked for them. */
export async function noteWrite({ kysely, reads }: Pick<Database, 'kysely' | 'reads'>, userId: string): Promise<void> {
  if (reads === kysely) return;
  await kysely
    .updateTable('users')
    .set({ wrote_at: sql`now()` })
    .where('id', '=', userId)
    .where(sql<boolean>`(wrote_at is null or wrote_at < now() - interval '1 second')`)
    .execute();
}
