import type { Migration } from './Migration.ts';

/**
 * What investors do in all markets, so that they can be listed by it. A firm or a person that invests under several names
 * is one investor.
 */
const table = `
create table investor_figures (
  owner text primary key,
  investor_id text not null references investors on delete cascade,
  search_name text collate "C" not null,
  rounds integer not null,
  rounds_12m integer not null,
  rounds_led integer not null,
  companies integer not null,
  last_on date not null,
  last_round_id text references funding_rounds on delete set null,
  market_ids text[] not null default '{}'
);
create index investor_figures_by_investor on investor_figures (investor_id);
create index investor_figures_by_last_round on investor_figures (last_round_id);
create index investor_figures_by_name on investor_figures (search_name, owner);
create index investor_figures_by_name_part on investor_figures using gin (search_name gin_trgm_ops);
create index investor_figures_by_market on investor_figures using gin (market_ids);
create index investor_figures_by_activity on investor_figures (rounds_12m desc, rounds desc, owner);
create index investor_figures_by_rounds on investor_figures (rounds desc, owner);
create index investor_figures_by_rounds_led on investor_figures (rounds_led desc, owner);
create index investor_figures_by_companies on investor_figures (companies desc, owner);
create index investor_figures_by_last_deal on investor_figures (last_on desc, owner);
`;

const refresh = `
create function refresh_investor_figures(wanted text[], changed uuid[]) returns void language plpgsql as $$
declare
  until date := coalesce(
    (select max(figures_as_of) from markets),
    (select max(funded_on) from funding_rounds where funded_on <= current_date)
  );
  named text[];
  firms uuid[];
  angels text[];
begin
  if wanted is null then
    delete from investor_figures;
  else
    named := wanted || array(
      select investor_id from funding_rounds join investments on funding_round_id = funding_rounds.id
      where organization_id = any(changed)
    );
    firms := changed || array(
      select organization_id from investors where id = any(named) and organization_id is not null
    );
    angels := array(select person_id from investors where id = any(named) and person_id is not null);
    delete from investor_figures where owner = any(named || firms::text[] || angels);
  end if;

  insert into investor_figures (
    owner, investor_id, search_name, rounds, rounds_12m, rounds_led, companies, last_on, last_round_id, market_ids
  )
  with meant as (
    select * from investors where wanted is null
    union select * from investors where id = any(named)
    union select * from investors where organization_id = any(firms)
    union select * from investors where person_id = any(angels)
  ), known as (
    select coalesce(meant.organization_id::text, meant.person_id, meant.id) as owner, meant.id, meant.search_name,
      coalesce(organizations.search_name, people.search_name) as owner_name
    from meant
      left join organizations on organizations.id = meant.organization_id
      left join people on people.id = meant.person_id
  ), deals as materialized (
    select owner, funding_rounds.id, funding_rounds.organization_id, funded_on, bool_or(is_lead) as is_lead
    from known
      join investments on investor_id = known.id
      join funding_rounds on funding_rounds.id = funding_round_id
    group by owner, funding_rounds.id
  ), names as (
    select owner, min(id) as investor_id,
      concat_ws(' ', min(owner_name), string_agg(search_name, ' ' order by search_name)
        filter (where search_name is distinct from owner_name)) as search_name
    from known group by owner
  ), focus as (
    select owner, array_agg(market_id order by place) as market_ids
    from (
      select owner, market_id, row_number() over (partition by owner order by count(*) desc, market_id) as place
      from deals join organization_markets on organization_markets.organization_id = deals.organization_id
      group by owner, market_id
    ) as ranked
    where place <= 3 group by owner
  )
  select names.owner, investor_id, search_name, count(*),
    count(*) filter (where funded_on > until - interval '12 months' and funded_on <= until),
    count(*) filter (where is_lead), count(distinct organization_id), max(funded_on),
    (array_agg(deals.id order by funded_on desc, deals.id))[1], coalesce(market_ids, '{}')
  from deals join names on names.owner = deals.owner left join focus on focus.owner = deals.owner
  group by names.owner, investor_id, search_name, market_ids;
end
$$;
`;

const fill = 'select refresh_investor_figures(null, null);';

export const figuresOfInvestors: Migration = {
  name: '076-figures-of-investors',
  sql: [table, refresh, fill].join('\n'),
};
