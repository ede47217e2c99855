import type { FundingSearchResult } from '@fs/api-contract';
import {
  FundingOverview,
  FundingTable,
  firstDayOf,
  fundingTableSearch,
  fundingTableState,
  parseFundingPeriod,
} from '@fs/research-widgets';
import { Page, Section, Stack, useMessages } from '@fs/ui';
import { withFilters } from '@fs/ui/table-model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companiesPath, companyHref, fundingPath, personHref } from '../../addresses/appPaths.ts';
import { marketNamePath, placeTextPath } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { exportedFundings } from '../../queries/exports.ts';
import { fundingRows, fundingTotalsQuery, lastFundingQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { CompareLayer } from '../compare/CompareLayer.tsx';
import { useLookActions } from '../compare/useLookActions.ts';
import { PeekLayer } from '../peek/PeekLayer.tsx';
import { fundingPageSizes } from '../tables/pageSizes.ts';
import { SavedViews } from '../tables/SavedViews.tsx';
import { useListAction } from '../tables/useListAction.tsx';
import { usePageWidth } from '../tables/usePageWidth.ts';
import { useSelectedCompanies } from '../tables/useSelectedCompanies.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';
import { useTableRows } from '../tables/useTableRows.ts';

/** Parameters that a change of the table keeps. */
const keep = ['period'] as const;

/** The table of funding rounds, with their totals and periods. */
export function FundingScreen() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const { search, setSearch } = useAddressSearch();
  const period = parseFundingPeriod(search.period);
  const { width, wide } = usePageWidth();
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
  const source = fundingRows(client, state, since);
  const { rows, found, loadable, shown, onScroll } = useTableRows({ source, table, pageSizes: fundingPageSizes });
  const totals = useQuery({ ...fundingTotalsQuery(client, state, since), enabled: !isPending });
  const isNone = period !== undefined && found?.total === 0;
  const exportRows = exportedFundings(client, state, since);
  const selected = useSelectedCompanies({ rows, keyOf: idOf, companyOf, everyRow: exportRows });
  const lookActions = useLookActions(selected);
  const { action, dialog } = useListAction({ selected });
  const last = useQuery({ ...lastFundingQuery(client, state), enabled: isNone });

  /** A period would leave out the month's rounds. */
  function openMonth(month: string) {
    const rounds = withFilters(state, { funded_on: { kind: 'date', operator: '=', month } });
    setSearch({ ...search, ...fundingTableSearch(rounds), period: undefined, page: undefined });
  }

  return (
    <Page id={contentId} width={width}>
      <PageCrumbs
        crumbs={[
          { label: messages.companies, href: companiesPath },
          { label: messages.funding, href: fundingPath },
        ]}
      />
      <Section title={messages.funding} level={1}>
        <Stack gap="6">
          <FundingOverview
            totals={toLoadable({ ...totals, isPlaceholderData: false })}
            period={period}
            onPeriodChange={(next) => setSearch({ ...search, period: next, page: undefined })}
            onMonthPress={openMonth}
            onRetry={() => void totals.refetch()}
          />
          <div onScrollCapture={onScroll}>
            <FundingTable
              period={period}
              last={(isNone && last.data) || undefined}
              {...shown}
              personHrefOf={personHref}
              marketHrefOf={marketNamePath}
              placeHrefOf={placeTextPath}
              state={state}
              onStateChange={onStateChange}
              tools={<SavedViews {...views} />}
              exportRows={exportRows}
              selectionActions={[action, ...lookActions]}
              hasColumnTools
              hasFilterBar
              hasDensitySwitch
              {...wide}
              rounds={loadable}
              hrefOf={companyHref}
            />
          </div>
        </Stack>
      </Section>
      {dialog}
      <PeekLayer
        companies={[...new Map(rows.map((row) => [row.organization.id, row.organization])).values()]}
        companyOf={(key) => rows.find(({ id }) => id === key)?.organization}
      />
      <CompareLayer />
    </Page>
  );
}

const idOf = ({ id }: FundingSearchResult) => id;
/** A round's card of its company has no place of its own. */
const companyOf = ({ organization, location }: FundingSearchResult) => ({ ...organization, location });
