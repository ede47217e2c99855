import type { Migration } from './Migration.ts';

/** What the pages of markets say of their investors, so that no request reads all deals of the largest ones. */
const columns = `
alter table market_investors
  add column last_round_id text,
  add column holdings uuid[] not null default '{}',
  add column latest_holdings integer not null default 0;
`;

/**
 * Sets the last round of each investor of the given markets, or of all for null, and the first eight companies that the
 * investor has there, the latest deal first. Some plans include an investor's ten latest deals only (AMB-098). In this
 * order, those are the first of the companies, so a number says how many there are. An investor that is neither an
 * organization nor a person has no such limit.
 */
const refresh = `
create function refresh_market_holdings(wanted text[]) returns void language sql as $$
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
        join market_investors using (market_id, investor_id)
      where wanted is null or market_id = any(wanted)
      group by market_id, investor_id, organization_id, is_limited
    ) as companies
    where number <= 8
    group by market_id, investor_id
  ) as held
  where held.market_id = market_investors.market_id and held.investor_id = market_investors.investor_id
$$;
select refresh_market_holdings(null);
`;

export const marketHoldings: Migration = { name: '028-market-holdings', sql: [columns, refresh].join('\n') };
