import type { Migration } from './Migration.ts';

/**
 * What an investor is: an organization, such as a fund, or a person. People hold positions with dates, at several
 * companies or at none; the name and the company of a person no longer share a row.
 */
export const peopleAndInvestors: Migration = {
  name: '019-people-and-investors',
  sql: `
alter table organizations
  add column kind text not null default 'company' check (kind in ('company', 'investor'));
alter table people
  add column source text,
  add column search_name text collate "C" not null generated always as (
    lower(f_unaccent(first_name || ' ' || last_name))
  ) stored;
create index people_by_name on people (search_name, id);
create index people_by_name_part on people using gin (search_name gin_trgm_ops);
create table positions (
  person_id text not null references people on delete cascade,
  position integer not null check (position >= 0),
  organization_id uuid not null references organizations on delete cascade,
  title text not null,
  is_active boolean not null default true,
  started_on date,
  ended_on date,
  primary key (person_id, position),
  check (ended_on is null or not is_active),
  check (started_on <= ended_on)
);
create index positions_by_organization on positions (organization_id, is_active);
insert into positions (person_id, position, organization_id, title, is_active)
  select id, 0, organization_id, title, is_active from people;
alter table people drop column organization_id, drop column title, drop column is_active;
alter table investors
  add column person_id text references people on delete set null,
  add constraint investors_are_one_thing check (organization_id is null or person_id is null);
create index investors_by_person on investors (person_id) where person_id is not null;
`,
};
