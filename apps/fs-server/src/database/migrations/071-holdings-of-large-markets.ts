import type { Migration } from './Migration.ts';

/**
 * What investors hold, with the same result as before (028). The planner joined all deals of an investor with all markets
 * that it leads, because it does not know that a few investors are in most markets: hundreds of millions of rows for a
 * million companies. Now the deals find the markets of their companies first, which `offset 0` keeps apart.
 */
export const holdingsOfLargeMarkets: Migration = {
  name: '071-holdings-of-large-markets',
  sql: `
create or replace function refresh_market_holdings(wanted text[]) returns void language sql as $$
  update market_investors
  set last_round_id = held.last_round_id, holdings = held.holdings, latest_holdings = held.latest_holdings
  from (
    select market_id, investor_id, (array_agg(round_id order by place))[1] as last_round_id,
      array_agg(organization_id order by place) as holdings,
      (count(*) filter (where place <= 10 or not is_limited))::integer as latest_holdings
    from (
      select market_id, investor_id, organization_id, is_limited, min(place) as place,
        (array_agg(round_id order by place))[1] as round_id,
        row_number() over (partition by market_id, investor_id order by min(place)) as number
      from (
        select deals.*, market_id from (
          select investors.id as investor_id, funding_rounds.id as round_id, funding_rounds.organization_id,
            investors.organization_id is not null or investors.person_id is not null as is_limited,
            dense_rank() over (
              partition by coalesce(investors.organization_id::text, investors.person_id, investors.id)
              order by funded_on desc, funding_rounds.id
            ) as place
          from investments
            join investors on investors.id = investments.investor_id
            join funding_rounds on funding_rounds.id = funding_round_id
          where wanted is null or coalesce(investors.organization_id::text, investors.person_id, investors.id) in (
            select coalesce(known.organization_id::text, known.person_id, known.id)
            from market_investors join investors as known on known.id = investor_id where market_id = any(wanted)
          )
        ) as deals
          join organization_markets using (organization_id)
        where wanted is null or market_id = any(wanted)
        offset 0
      ) as placed
        join market_investors using (market_id, investor_id)
      group by market_id, investor_id, organization_id, is_limited
    ) as companies
    where number <= 8
    group by market_id, investor_id
  ) as held
  where held.market_id = market_investors.market_id and held.investor_id = market_investors.investor_id
$$;
`,
};
