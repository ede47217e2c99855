import type { Migration } from './Migration.ts';

const refresh = `
create function refresh_investments_in_order(wanted text[], changed uuid[]) returns void language plpgsql as $$
declare
  named text[];
  firms uuid[];
  angels text[];
begin
  if wanted is null then
    delete from investments_in_order;
  else
    named := wanted || array(
      select investor_id from funding_rounds join investments on funding_round_id = funding_rounds.id
      where organization_id = any(changed)
    );
    firms := changed || array(
      select organization_id from investors where id = any(named) and organization_id is not null
    );
    angels := array(select person_id from investors where id = any(named) and person_id is not null);
    delete from investments_in_order
    where organization_id = any(firms) or person_id = any(angels) or investor_id = any(named);
  end if;

  insert into investments_in_order (organization_id, person_id, place, funding_round_id, investor_id, is_lead)
  with meant as (
    select * from investors where wanted is null
    union select * from investors where organization_id = any(firms)
    union select * from investors where person_id = any(angels)
  ), deals as (
    select meant.organization_id, person_id, funding_rounds.id, funded_on, min(meant.id) as investor_id,
      bool_or(is_lead) as is_lead
    from meant
      join investments on investor_id = meant.id
      join funding_rounds on funding_rounds.id = funding_round_id
    where meant.organization_id is not null or person_id is not null
    group by meant.organization_id, person_id, funding_rounds.id
  )
  select organization_id, person_id,
    row_number() over (partition by organization_id, person_id order by funded_on desc, id), id, investor_id, is_lead
  from deals;
end
$$;
`;

/**
 * The rounds of each investing company and person, numbered from the latest one, so that a page that shows the latest of
 * many companies does not order all of their rounds. Older versions of the server call the function that maintains the
 * figures of investors, so that it maintains these, too.
 */
export const investmentsInOrder: Migration = {
  name: '087-investments-in-order',
  sql: `
create table investments_in_order (
  organization_id uuid references organizations on delete cascade,
  person_id text references people on delete cascade,
  place integer not null,
  funding_round_id text not null,
  investor_id text not null,
  is_lead boolean not null,
  primary key (funding_round_id, investor_id),
  foreign key (funding_round_id, investor_id) references investments on delete cascade,
  check (num_nonnulls(organization_id, person_id) = 1)
);
${refresh}
select refresh_investments_in_order(null, null);
create index investments_in_order_of_companies on investments_in_order (organization_id, place)
  include (funding_round_id, investor_id, is_lead) where organization_id is not null;
create index investments_in_order_of_people on investments_in_order (person_id, place) where person_id is not null;
create index investments_in_order_by_investor on investments_in_order (investor_id);
analyze investments_in_order;
alter function refresh_investor_figures rename to refresh_figures_of_investors;
create function refresh_investor_figures(wanted text[], changed uuid[]) returns void language plpgsql as $$
begin
  perform refresh_figures_of_investors(wanted, changed);
  perform refresh_investments_in_order(wanted, changed);
end
$$;
`,
};
