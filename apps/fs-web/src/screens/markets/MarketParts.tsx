import type { MarketProfile } from '@fs/api-contract';
import {
  companyTableSearch,
  companyTableState,
  MarketColumns,
  MarketInvestors,
  RecentRounds,
  TopCompanies,
} from '@fs/research-widgets';
import { Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { companyHref, investorHref, marketPagePath, personHref } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { marketInvestorsQuery, marketRoundsQuery, topCompaniesQuery } from '../../queries/markets.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { CompareLayer } from '../compare/CompareLayer.tsx';
import { CompanySearchTable } from '../tables/CompanySearchTable.tsx';
import { companyPageSizes } from '../tables/pageSizes.ts';
import { hasRows } from '../tables/tableView.ts';
import type { usePageWidth } from '../tables/usePageWidth.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';
import { daysBefore } from './daysBefore.ts';
import { MarketNews, MarketTopicsPart } from './MarketNews.tsx';
import { marketMessages } from './market.messages.ts';

interface MarketPartsProps {
  market: MarketProfile;
  /** The width of the page, as a choice of the user. */
  wide: ReturnType<typeof usePageWidth>['wide'];
}

/** Rows of the overview's lists. */
const shown = { rounds: 6, companies: 8, investors: 5 };

const codec = { read: companyTableState, write: companyTableSearch };

/** Parameters that a change of the table keeps. */
const keep = ['all'] as const;

/** What users see below the charts of a market: rounds, companies, investors and news. */
export function MarketParts({ market, wide }: MarketPartsProps) {
  const messages = useMessages(marketMessages);
  const { client } = useServices();
  const { search, setSearch } = useAddressSearch();
  const { id, as_of } = market;
  const since = as_of === null ? {} : { gte: daysBefore(as_of, 29) };
  const rounds = useQuery(marketRoundsQuery(client, id, { limit: shown.rounds, ...since }));
  const companies = useQuery(topCompaniesQuery(client, id, shown.companies));
  const investors = useQuery(marketInvestorsQuery(client, id, shown.investors));
  const known = investors.data;
  // A filter or an order of the table is about all companies.
  const isExpanded = search.all !== undefined || search.view !== undefined || hasRows(search, codec);

  function expand(next: boolean) {
    const { compare, peek } = search;
    setSearch({ compare, peek, ...(next && { all: 'companies' }) });
  }

  return (
    <>
      <MarketColumns
        rounds={
          <RecentRounds
            title={messages.thisMonth}
            isGrid
            empty={messages.noneThisMonth}
            rounds={toLoadable({ ...rounds, data: rounds.data?.rounds })}
            hrefOf={companyHref}
            allHref={marketPagePath(market, 'recent-funding')}
            onRetry={() => void rounds.refetch()}
          />
        }
        companies={
          <TopCompanies
            companies={toLoadable(companies)}
            hrefOf={companyHref}
            isExpanded={isExpanded}
            onExpandedChange={expand}
            onRetry={() => void companies.refetch()}
          >
            <AllCompanies market={market} wide={wide} />
          </TopCompanies>
        }
        isWide={isExpanded}
        side={
          <Stack gap="12">
            {known?.length !== 0 && (
              <MarketInvestors
                investors={toLoadable(investors)}
                hrefOf={companyHref}
                personHrefOf={personHref}
                investorHrefOf={investorHref}
                shown={shown.investors}
                allHref={marketPagePath(market, 'investors')}
                onRetry={() => void investors.refetch()}
              />
            )}
            <MarketTopicsPart market={market} />
          </Stack>
        }
        news={<MarketNews market={market} />}
      />
      {!isExpanded && <CompareLayer />}
    </>
  );
}

/** All companies of the market, with filters. The layers of the table are its own. */
function AllCompanies({ market: { id }, wide }: MarketPartsProps) {
  const table = useTableAddress({ ...codec, name: 'companies', keep, pageSizes: companyPageSizes, opensFirst: false });
  const also = useMemo(() => [{ field: 'markets', op: '=', value: id } as const], [id]);
  return <CompanySearchTable table={table} wide={wide} also={also} />;
}
