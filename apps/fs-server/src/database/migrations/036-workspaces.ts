import type { Migration } from './Migration.ts';

/** Addresses that are invited. Whoever was put into an account before has joined it. */
const invitations = `
create table account_invitations (
  id text primary key default gen_random_uuid()::text,
  account_id text not null references accounts on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'member')),
  team_ids text[] not null default '{}',
  inviter_id uuid references users on delete set null,
  invited_at timestamptz not null default now(),
  sent_at timestamptz,
  reminded_at timestamptz,
  unique (account_id, email)
);
create index account_invitations_by_email on account_invitations (email);
`;

/** Ownership of an organization can be handed on, so its creator is an owner like every other (decision 072). */
const owners = `
insert into account_owners (account_id, email)
select accounts.id, users.email from accounts join users on users.id = accounts.creator_id
on conflict do nothing;
delete from account_members using account_owners
where account_owners.account_id = account_members.account_id and account_owners.email = account_members.email;
`;

/**
 * What stays open where there is more than the plan includes: what was chosen, in that order, then the oldest. Nothing is
 * stored when a plan changes, so that a larger plan opens everything again.
 */
const locks = `
alter table watchlists add column kept_position integer;
alter table teams add column kept_position integer;
create function watchlist_limit(account text, owner uuid) returns integer language sql stable as $$
  select case
    when account is null and exists (select from users where users.id = owner and 'unlimited' = any(staff_groups))
      then null
    else (
      select (case when coalesce(own.limits, '{}'::jsonb) ? 'watchlists' then own.limits ->> 'watchlists'
        else plans.limits ->> 'watchlists' end)::integer
      from (select 1) as always
        left join accounts as own on case when account is null
          then own.creator_id = owner and own.account_type = 'PERSONAL' and own.account_status = 'ACTIVE'
          else own.id = account end
        join plans on plans.id = coalesce(own.plan_id, 'fuel-free')
      limit 1
    )
  end
$$;
create function team_limit(account text) returns integer language sql stable as $$
  select (case when coalesce(accounts.limits, '{}'::jsonb) ? 'teams' then accounts.limits ->> 'teams'
    else plans.limits ->> 'teams' end)::integer
  from accounts join plans on plans.id = accounts.plan_id where accounts.id = account
$$;
create function account_lock(account text) returns text language sql stable as $$
  select case account_status when 'PENDING' then 'pending' when 'INACTIVE' then 'inactive' end
  from accounts where accounts.id = account
$$;
create function watchlist_lock(list watchlists) returns text language sql stable as $$
  select coalesce(account_lock(list.account_id), case
    when watchlist_limit(list.account_id, list.owner_id) is not null and (
      select count(*) from watchlists as other
      where other.deleted_at is null and other.id <> list.id
        and case when list.account_id is null
          then other.account_id is null and other.owner_id = list.owner_id
          else other.account_id = list.account_id end
        and (coalesce(other.kept_position, 1000000), other.created_at, other.id)
          < (coalesce(list.kept_position, 1000000), list.created_at, list.id)
    ) >= watchlist_limit(list.account_id, list.owner_id) then 'over-limit'
  end)
$$;
create function team_lock(team teams) returns text language sql stable as $$
  select coalesce(account_lock(team.account_id), case
    when team_limit(team.account_id) is not null and (
      select count(*) from teams as other
      where other.account_id = team.account_id and other.id <> team.id
        and (coalesce(other.kept_position, 1000000), other.created_at, other.id)
          < (coalesce(team.kept_position, 1000000), team.created_at, team.id)
    ) >= team_limit(team.account_id) then 'over-limit'
  end)
$$;
`;

export const workspaces: Migration = { name: '036-workspaces', sql: [invitations, owners, locks].join('\n') };
