import type { Migration } from './Migration.ts';

/** Investors are found by every market in which they have invested, not only by the three that are shown. */
export const marketsOfInvestors: Migration = {
  name: '081-markets-of-investors',
  sql: `
alter table investor_figures add column invested_market_ids text[] not null default '{}';
drop index investor_figures_by_market;
create index investor_figures_by_invested_market on investor_figures using gin (invested_market_ids);
create or replace function refresh_investor_figures(wanted text[], changed uuid[]) returns void language plpgsql as $$
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
    owner, investor_id, search_name, rounds, rounds_12m, rounds_led, companies, last_on, last_round_id, market_ids,
    invested_market_ids
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
    select owner, array_agg(market_id order by place) filter (where place <= 3) as market_ids,
      array_agg(market_id order by market_id) as invested_market_ids
    from (
      select owner, market_id, row_number() over (partition by owner order by count(*) desc, market_id) as place
      from deals join organization_markets on organization_markets.organization_id = deals.organization_id
      group by owner, market_id
    ) as ranked
    group by owner
  )
  select names.owner, investor_id, search_name, count(*),
    count(*) filter (where funded_on > until - interval '12 months' and funded_on <= until),
    count(*) filter (where is_lead), count(distinct organization_id), max(funded_on),
    (array_agg(deals.id order by funded_on desc, deals.id))[1], coalesce(market_ids, '{}'),
    coalesce(invested_market_ids, '{}')
  from deals join names on names.owner = deals.owner left join focus on focus.owner = deals.owner
  group by names.owner, investor_id, search_name, market_ids, invested_market_ids;
end
$$;
select refresh_investor_figures(null, null);
`,
};
