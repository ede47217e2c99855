import type { AccountData, AccountDeletion } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { User } from '../../http/user.ts';
import { isPaying } from '../billing/isPaying.ts';

type Owner = Pick<User, 'id' | 'email'>;

/** Confirmed users who own an account besides the user, by account. */
const otherOwners = ({ id, email }: Owner) => sql`(
  select account_owners.account_id, users.id as user_id
  from account_owners join users on users.email = account_owners.email and users.status = 'CONFIRMED'
  where account_owners.email <> ${email}
  union
  select accounts.id, users.id from accounts join users on users.id = accounts.creator_id and users.status = 'CONFIRMED'
  where accounts.account_type = 'ORGANIZATION' and accounts.creator_id <> ${id}
    and exists (select from account_owners where account_id = accounts.id and email = users.email)
)`;

/** Organizations that the user owns. */
const ownedOrganizations = ({ id, email }: Owner) => sql`(
  select accounts.id, accounts.name from accounts
  where accounts.account_type = 'ORGANIZATION' and (
    accounts.creator_id = ${id}
    or exists (select from account_owners where account_id = accounts.id and email = ${email})
  )
)`;

/** Who gets each list of the user: null for one that is deleted. Lists of organizations that are deleted are left out. */
const heirs = (user: Owner) => sql`(
  select watchlists.id, watchlists.account_id, viewers, admins,
    case when exists (select from accounts where accounts.id = account_id and account_type = 'ORGANIZATION')
      then (select min(others.user_id::text)::uuid from ${otherOwners(user)} as others
        where others.account_id = watchlists.account_id)
      else (select users.id from unnest(admins) with ordinality as each (email, position)
        join users on users.email = each.email and users.status = 'CONFIRMED' and users.id <> ${user.id}
        order by each.position limit 1)
    end as heir_id
  from watchlists
  where owner_id = ${user.id} and deleted_at is null
    and not exists (
      select from ${ownedOrganizations(user)} as owned
      where owned.id = account_id and owned.id not in (select others.account_id from ${otherOwners(user)} as others)
    )
)`;

/** What the deletion of the user would do. In a transaction, with the organizations locked. */
export async function readDeletion(kysely: Kysely<Tables>, user: Owner): Promise<AccountDeletion> {
  const organizations = await sql<AccountDeletion['organizations'][number]>`
    select owned.id, owned.name,
      (select count(distinct email)::int from (
        select email from account_owners where account_id = owned.id
        union select email from account_members where account_id = owned.id
      ) as people where email <> ${user.email}) as members,
      (select count(*)::int from watchlists where account_id = owned.id and deleted_at is null) as lists
    from ${ownedOrganizations(user)} as owned
    where owned.id not in (select others.account_id from ${otherOwners(user)} as others)
    order by owned.name, owned.id
  `.execute(kysely);
  const ids = organizations.rows.map(({ id }) => id);
  const paying = await sql<{ name: string }>`
    select name from accounts
    where ${isPaying} and (id = any(${ids}) or (creator_id = ${user.id} and account_type = 'PERSONAL'))
    order by name
  `.execute(kysely);
  const counts = await sql<{ handedOn: number; deleted: number; shared: number }>`
    select (count(*) filter (where heir_id is not null))::int as "handedOn",
      (count(*) filter (where heir_id is null))::int as deleted,
      (count(*) filter (where heir_id is null and cardinality(viewers) > 0))::int as shared
    from ${heirs(user)} as lists
  `.execute(kysely);
  const [{ handedOn, deleted, shared } = { handedOn: 0, deleted: 0, shared: 0 }] = counts.rows;
  return {
    organizations: organizations.rows,
    paying: paying.rows.map(({ name }) => name),
    listsHandedOn: handedOn,
    listsDeleted: deleted,
    sharedListsDeleted: shared,
  };
}

/** Deletes the user: what others can edit is handed on, and everything else of theirs is deleted. */
export async function deleteUser(kysely: Kysely<Tables>, user: Owner, organizations: readonly string[]): Promise<void> {
  const { id, email } = user;
  await sql`
    update watchlists set owner_id = lists.heir_id, admins = array_remove(watchlists.admins, users.email)
    from ${heirs(user)} as lists join users on users.id = lists.heir_id
    where watchlists.id = lists.id
  `.execute(kysely);
  await sql`
    update watchlists set viewers = array_remove(viewers, ${email}), admins = array_remove(admins, ${email})
    where ${email} = any(viewers) or ${email} = any(admins)
  `.execute(kysely);
  if (organizations.length > 0) await kysely.deleteFrom('accounts').where('id', 'in', organizations).execute();
  await sql`
    update accounts set creator_id = (
      select min(others.user_id::text)::uuid from ${otherOwners(user)} as others where others.account_id = accounts.id
    )
    where creator_id = ${id} and account_type = 'ORGANIZATION'
  `.execute(kysely);
  await kysely.deleteFrom('accounts').where('creator_id', '=', id).where('account_type', '=', 'PERSONAL').execute();
  for (const table of [
    'account_owners',
    'account_members',
    'team_members',
    'watchlist_shares',
    'account_invitations',
  ] as const) {
    await kysely.deleteFrom(table).where('email', '=', email).execute();
  }
  await kysely
    .deleteFrom('channel_invites')
    .where((invite) => invite.or([invite('email', '=', email), invite('chat_user_id', '=', id)]))
    .execute();
  await kysely
    .deleteFrom('notices')
    // Notices of others name who joined their account.
    .where(sql<boolean>`(email = ${email} or facts ->> 'email' = ${email})`)
    .execute();
  await kysely.deleteFrom('form_submissions').where('user_id', '=', id).execute();
  await kysely
    .deleteFrom('assessments')
    .where('email', '=', email)
    .where((row) => row.or([row('user_id', 'is', null), row('user_id', '=', id)]))
    .execute();
  await kysely.deleteFrom('jobs').where(sql<boolean>`payload ->> 'userId' = ${id}`).execute();
  await kysely.deleteFrom('users').where('id', '=', id).execute();
  await kysely.insertInto('deleted_users').values({ id }).execute();
}

/**
 * What is stored about a user, by kind: each with the query of its rows, as JSON. Other people's data is left out, such
 * as whom a list is shared with.
 */
const exports = ({ id, email }: Owner) => ({
  profile: sql`
    select email, given_name, family_name, pending_email, status, organization, avatar_key, market_pulses, watchlist_emails,
      notice_emails, message_emails, mail_frequency, mail_paused, staff_groups, tours, created_at, updated_at
    from users where id = ${id}`,
  preferences: sql`select key, value, details, created_at, updated_at from preferences where owner_id = ${id}`,
  documents: sql`select doctype, name, text, status, created_at, updated_at from documents where owner_id = ${id} and deleted_at is null`,
  genericJobs: sql`select job_type, input, output, status, created_at, updated_at from generic_jobs where owner_id = ${id} and deleted_at is null`,
  sessions: sql`select device, created_at, last_used_at, expires_at, revoked_at from sessions where user_id = ${id}`,
  apiTokens: sql`
    select name, scopes, created_at, expires_at, last_used_at from api_tokens where user_id = ${id}`,
  slack: sql`select slack_user_id, linked_at from slack_links where user_id = ${id}`,
  signUps: sql`select given_name, family_name, created_at from sign_ups where user_id = ${id}`,
  codes: sql`select purpose, expires_at, used_at from confirmation_codes where user_id = ${id}`,
  watchlists: sql`
    select watchlists.id, name, description, privacy, account_id, created_at, updated_at, deleted_at,
      cardinality(viewers) as viewers, cardinality(admins) as admins,
      (select coalesce(jsonb_agg(jsonb_build_object('id', organizations.id, 'name', organizations.name, 'added_at', added_at,
            'note', note)
          order by position), '[]')
        from watchlist_items join organizations on organizations.id = watchlist_items.organization_id
        where watchlist_id = watchlists.id) as companies
    from watchlists where owner_id = ${id}`,
  watchlistSettings: sql`
    select watchlist_id, is_starred, email, follow, funding_updates, preferences, seen_at
    from watchlist_settings where owner_id = ${id}`,
  sharedWithYou: sql`
    select watchlist_id, watchlist_shares.created_at from watchlist_shares where email = ${email}`,
  companiesYouAdded: sql`
    select watchlist_id, organization_id, added_at from watchlist_items where added_by = ${id}`,
  notesYouWrote: sql`
    select watchlist_id, organization_id, note from watchlist_items where noted_by = ${id}`,
  shareMails: sql`select sent_at from watchlist_invitations where sender_id = ${id}`,
  tableViews: sql`select id, table_name, name, account_id, state, created_at, updated_at from table_views where owner_id = ${id}`,
  defaultTableViews: sql`select table_name, view_id from first_table_views where owner_id = ${id}`,
  viewAlerts: sql`select view_id, checked_until, created_at from view_alerts where user_id = ${id}`,
  lastVisits: sql`select scope, seen_at from seen_cursors where owner_id = ${id}`,
  notices: sql`
    select kind, facts, path, created_at, read_at from notices where user_id = ${id} or email = ${email}`,
  accounts: sql`
    select id, name, description, account_type, account_status, plan_id, created_at,
      creator_id = ${id} as is_creator,
      exists (select from account_owners where account_id = accounts.id and email = ${email}) as is_owner
    from accounts
    where creator_id = ${id}
      or exists (select from account_owners where account_id = accounts.id and email = ${email})
      or exists (select from account_members where account_id = accounts.id and email = ${email})`,
  invitations: sql`select account_id, role, invited_at from account_invitations where email = ${email}`,
  teams: sql`
    select teams.id, name, account_id from teams join team_members on team_members.team_id = teams.id
    where team_members.email = ${email}`,
  channels: sql`
    select channels.id, name, coalesce(creator_id = ${id}, false) as is_creator, joined_at
    from channels join channel_members on channel_members.channel_id = channels.id where user_id = ${id}`,
  channelInvites: sql`
    select channel_id, created_at, last_read_at from channel_invites where email = ${email}`,
  messages: sql`
    select channel_id, content, sent_at, deleted_at,
      (select coalesce(jsonb_agg(jsonb_build_object('name', file_name, 'type', type, 'size', size) order by ordinal), '[]')
        from message_files where message_id = messages.id) as files
    from messages where sender_id = ${id}`,
  courses: sql`
    select courses.name, done_at, course_progress.updated_at
    from course_progress join courses on courses.id = course_id where user_id = ${id}`,
  videos: sql`
    select title, seconds from video_progress join course_files on course_files.id = file_id where user_id = ${id}`,
  assessments: sql`
    select email, user_data, result, questions, created_at from assessments where user_id = ${id}`,
  forms: sql`select form, fields, answer, answered_at, created_at from form_submissions where user_id = ${id}`,
});

/** Reads everything that is stored about a user. */
export async function readAccountData(kysely: Kysely<Tables>, user: Owner): Promise<AccountData['data']> {
  const data: AccountData['data'] = {};
  for (const [kind, query] of Object.entries(exports(user))) {
    const { rows } = await sql<{
      row: Record<string, unknown>;
    }>`select to_jsonb(kind) as row from (${query}) as kind`.execute(kysely);
    data[kind] = rows.map(({ row }) => row);
  }
  return data;
}
