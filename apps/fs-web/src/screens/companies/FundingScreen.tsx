import {
  FundingOverview,
  FundingTable,
  firstDayOf,
  fundingTableSearch,
  fundingTableState,
  parseFundingPeriod,
} from '@fs/research-widgets';
import { Page, Section, Stack } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companiesPath, companyHref, fundingPath, personHref } from '../../addresses/appPaths.ts';
import { marketNamePath, placeTextPath } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { exportedFundings } from '../../queries/exports.ts';
import { fundingSearchQuery, fundingTotalsQuery, lastFundingQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { fundingPageSizes } from '../tables/pageSizes.ts';
import { SavedViews } from '../tables/SavedViews.tsx';
import { tableHeight } from '../tables/tableHeight.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';

/** Parameters that a change of the table keeps. */
const keep = ['period'] as const;

/** The table of funding rounds, with their totals and periods. */
export function FundingScreen() {
  const { client } = useServices();
  const { search, setSearch } = useAddressSearch();
  const period = parseFundingPeriod(search.period);
  const table = useTableAddress({
    name: 'funding',
    read: fundingTableState,
    write: fundingTableSearch,
    keep,
    pageSizes: fundingPageSizes,
  });
  const { state, onStateChange, isPending, views } = table;
  const since = useMemo(
    () => (period ? [{ field: 'funded_on', op: 'since', value: firstDayOf(period) } as const] : []),
    [period],
  );
  const query = useQuery({ ...fundingSearchQuery(client, state, since), enabled: !isPending });
  const totals = useQuery({ ...fundingTotalsQuery(client, state, since), enabled: !isPending });
  const isNone = period !== undefined && query.data?.total === 0;
  const last = useQuery({ ...lastFundingQuery(client, state), enabled: isNone });
  return (
    <Page id={contentId}>
      <PageCrumbs
        crumbs={[
          { label: appMessages.companies, href: companiesPath },
          { label: appMessages.funding, href: fundingPath },
        ]}
      />
      <Section title={appMessages.funding} level={1}>
        <Stack gap="6">
          <FundingOverview
            totals={toLoadable({ ...totals, isPlaceholderData: false })}
            period={period}
            onPeriodChange={(next) => setSearch({ ...search, period: next, page: undefined })}
            onRetry={() => void totals.refetch()}
          />
          <FundingTable
            period={period}
            last={(isNone && last.data) || undefined}
            pageSizes={fundingPageSizes}
            maxHeight={state.pageSize > fundingPageSizes[0] ? tableHeight() : undefined}
            personHrefOf={personHref}
            marketHrefOf={marketNamePath}
            placeHrefOf={placeTextPath}
            state={state}
            onStateChange={onStateChange}
            tools={<SavedViews {...views} />}
            exportRows={exportedFundings(client, state, since)}
            hasColumnTools
            hasFilterBar
            hasDensitySwitch
            rounds={toLoadable({ ...query, isPlaceholderData: false })}
            isRefreshing={query.isFetching}
            hrefOf={companyHref}
            onRetry={() => void query.refetch()}
          />
        </Stack>
      </Section>
    </Page>
  );
}
