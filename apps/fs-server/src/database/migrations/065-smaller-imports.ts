import type { Migration } from './Migration.ts';

/**
 * A day's rounds change the figures of markets, mostly without changing who has invested there. So the investors of a
 * market are a function of their own, which need not run then.
 */
const split = `
create or replace function refresh_market_figures(wanted text[]) returns void language plpgsql as $$
declare
  until date := coalesce(
    case when wanted is not null then (select max(figures_as_of) from markets) end,
    (select max(funded_on) from funding_rounds where funded_on <= current_date)
  );
begin
  update markets set
    figures_as_of = until,
    raised_12m_usd = coalesce(sums.raised, 0), raised_prior_12m_usd = coalesce(sums.raised_prior, 0),
    rounds_12m = coalesce(sums.rounds, 0), rounds_prior_12m = coalesce(sums.rounds_prior, 0),
    disclosed_12m = coalesce(sums.disclosed, 0), median_12m_usd = sums.median,
    change_12m = case when sums.rounds >= 4 and sums.rounds_prior >= 4 and sums.raised_prior > 0
      then sums.raised::double precision / sums.raised_prior::double precision - 1 end,
    round_sizes = coalesce(sums.sizes, '{0,0,0,0,0,0}'), newest_round_id = sums.newest
  from markets as current left join (
    select market_id,
      sum(raised_usd) filter (where is_recent) as raised,
      sum(raised_usd) filter (where is_prior) as raised_prior,
      count(*) filter (where is_recent) as rounds,
      count(*) filter (where is_prior) as rounds_prior,
      count(raised_usd) filter (where is_recent) as disclosed,
      percentile_cont(0.5) within group (order by raised_usd) filter (where is_recent) as median,
      (array_agg(id order by funded_on desc, raised_usd desc nulls last, id) filter (where funded_on <= until))[1] as newest,
      array[
        count(*) filter (where raised_usd < 1000000),
        count(*) filter (where raised_usd >= 1000000 and raised_usd < 5000000),
        count(*) filter (where raised_usd >= 5000000 and raised_usd < 10000000),
        count(*) filter (where raised_usd >= 10000000 and raised_usd < 50000000),
        count(*) filter (where raised_usd >= 50000000 and raised_usd < 100000000),
        count(*) filter (where raised_usd >= 100000000)
      ]::integer[] as sizes
    from (
      select market_id, funding_rounds.id, raised_usd, funded_on,
        funded_on <= until and funded_on > until - interval '12 months' as is_recent,
        funded_on <= until - interval '12 months' and funded_on > until - interval '24 months' as is_prior
      from organization_markets
        join funding_rounds on funding_rounds.organization_id = organization_markets.organization_id
      where wanted is null or market_id = any(wanted)
    ) as rounds
    group by market_id
  ) as sums on sums.market_id = current.id
  where current.id = markets.id and (wanted is null or markets.id = any(wanted));

  delete from market_years where wanted is null or market_id = any(wanted);
  insert into market_years (market_id, year, rounds, disclosed, raised_usd)
    select market_id, extract(year from funded_on)::integer, count(*), count(raised_usd), coalesce(sum(raised_usd), 0)
    from organization_markets
      join funding_rounds on funding_rounds.organization_id = organization_markets.organization_id
    where wanted is null or market_id = any(wanted)
    group by 1, 2;
end
$$;

create function refresh_market_investors(wanted text[]) returns void language sql as $$
  delete from market_investors where wanted is null or market_id = any(wanted);
  insert into market_investors (market_id, rank, investor_id, rounds, companies, last_on)
    select market_id, rank, investor_id, rounds, companies, last_on
    from (
      select market_id, investor_id, count(*) as rounds, count(distinct funding_rounds.organization_id) as companies,
        max(funded_on) as last_on,
        row_number() over (
          partition by market_id
          order by count(*) desc, count(distinct funding_rounds.organization_id) desc, max(funded_on) desc, investor_id
        ) as rank
      from organization_markets
        join funding_rounds on funding_rounds.organization_id = organization_markets.organization_id
        join investments on funding_round_id = funding_rounds.id
      where wanted is null or market_id = any(wanted)
      group by 1, 2
    ) as ranked
    where rank <= 50;
$$;
`;

/**
 * Which articles are about a market depends on who is in it. An update of the copied prominence of companies with many
 * articles derived all of these anew.
 */
const memberships = `
create function refresh_articles_of_membership() returns trigger language plpgsql set search_path from current as $$
begin
  perform refresh_market_articles(array(
    select distinct article_id from article_organizations where organization_id in (old.organization_id, new.organization_id)
  ));
  return null;
end $$;
drop trigger refresh_market_articles_on_update_of_old on organization_markets;
drop trigger refresh_market_articles_on_update_of_new on organization_markets;
create trigger refresh_market_articles_on_update after update on organization_markets
  for each row when ((old.organization_id, old.market_id) is distinct from (new.organization_id, new.market_id))
  execute function refresh_articles_of_membership();
`;

export const smallerImports: Migration = { name: '065-smaller-imports', sql: [split, memberships].join('\n') };
