import type { FundingFilter, FundingSearchResult } from '@fs/api-contract';
import {
  FundingOverview,
  type FundingPeriod,
  FundingTable,
  firstDayOf,
  fundingTableSearch,
  fundingTableState,
  parseFundingPeriod,
} from '@fs/research-widgets';
import { Stack } from '@fs/ui';
import { withFilters } from '@fs/ui/table-model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { companyHref, investorHref, personHref } from '../../addresses/appPaths.ts';
import { marketNamePath, placeTextPath } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { exportedFundings, fundingSearch } from '../../queries/exports.ts';
import { fundingRows, fundingTotalsQuery, lastFundingQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { CompareLayer } from '../compare/CompareLayer.tsx';
import { useLookActions } from '../compare/useLookActions.ts';
import { useSnapshots } from '../making/useSnapshots.ts';
import { PeekLayer } from '../peek/PeekLayer.tsx';
import { dealPageSizes } from './pageSizes.ts';
import { SavedViews } from './SavedViews.tsx';
import { useCompanyExtras } from './useCompanyExtras.ts';
import { useListAction } from './useListAction.tsx';
import type { usePageWidth } from './usePageWidth.ts';
import { useSelectedCompanies } from './useSelectedCompanies.ts';
import { useTableAddress } from './useTableAddress.ts';
import { useTableRows } from './useTableRows.ts';

interface FundingSearchTableProps {
  /** The width of the page, as a choice of the user. */
  wide: ReturnType<typeof usePageWidth>['wide'];
  /** Filters in addition to those of the table. Memoize them. */
  also?: readonly FundingFilter[];
  /** The period where the address names none, and its first day. Default: all rounds. */
  usual?: { period: FundingPeriod; since: string } | undefined;
  /** Whether there is a chart by month. @default true */
  hasMonths?: boolean;
  /** Whether the default view opens where the address names nothing. @default true */
  opensFirst?: boolean;
}

/** Parameters that a change of the table keeps. */
const keep = ['period'] as const;

/** All rounds, in an address of a page that usually shows a period. */
const allRounds = 'all';

const noFilters: readonly FundingFilter[] = [];

/** The table of funding rounds with its search, their totals and periods. */
export function FundingSearchTable({
  wide,
  also = noFilters,
  usual,
  hasMonths = true,
  opensFirst = true,
}: FundingSearchTableProps) {
  const { client } = useServices();
  const { search, setSearch } = useAddressSearch();
  const table = useTableAddress({
    name: 'funding',
    read: fundingTableState,
    write: fundingTableSearch,
    keep,
    pageSizes: dealPageSizes,
    opensFirst,
  });
  const { state, onStateChange, isPending, views } = table;
  // The usual period would leave out the rounds of an earlier date.
  const usualPeriod = search.period === undefined && !state.filters.funded_on ? usual?.period : undefined;
  const period = parseFundingPeriod(search.period) ?? usualPeriod;
  const usualSince = usual?.since;
  const conditions = useMemo(() => {
    if (!period) return also;
    const value = period === usualPeriod && usualSince ? usualSince : firstDayOf(period);
    return [...also, { field: 'funded_on', op: 'since', value } as const];
  }, [also, period, usualPeriod, usualSince]);
  const source = fundingRows(client, state, conditions);
  const { rows, found, loadable, shown, onScroll } = useTableRows({ source, table });
  const totals = useQuery({ ...fundingTotalsQuery(client, state, conditions), enabled: !isPending });
  const isNone = period !== undefined && found?.total === 0;
  const exportRows = exportedFundings(client, state, conditions);
  const snapshots = useSnapshots({ table: 'fundings', ...fundingSearch(state, conditions) });
  const selected = useSelectedCompanies({ rows, keyOf: idOf, companyOf, everyRow: exportRows });
  const lookActions = useLookActions(selected);
  const { action, dialog } = useListAction({ selected });
  const extras = useCompanyExtras(
    rows.map(({ organization }) => organization.id),
    state,
  );
  const last = useQuery({ ...lastFundingQuery(client, state, also), enabled: isNone });

  function openPeriod(next: FundingPeriod | undefined) {
    const named = next ?? (usual && allRounds);
    setSearch({ ...search, period: named === usual?.period ? undefined : named, page: undefined });
  }

  /** A period would leave out the month's rounds. */
  function openMonth(month: string) {
    const rounds = withFilters(state, { funded_on: { kind: 'date', operator: '=', month } });
    setSearch({ ...search, ...fundingTableSearch(rounds), period: undefined, page: undefined });
  }

  return (
    <Stack gap="6">
      <FundingOverview
        totals={toLoadable({ ...totals, isPlaceholderData: false })}
        period={period}
        onPeriodChange={openPeriod}
        hasMonths={hasMonths}
        onMonthPress={openMonth}
        onRetry={() => void totals.refetch()}
      />
      <div onScrollCapture={onScroll}>
        <FundingTable
          period={period}
          last={(isNone && last.data) || undefined}
          {...shown}
          personHrefOf={personHref}
          investorHrefOf={investorHref}
          marketHrefOf={marketNamePath}
          placeHrefOf={placeTextPath}
          state={state}
          onStateChange={onStateChange}
          newSince={table.newSince}
          extras={extras}
          currentRow={rows.find(({ organization }) => organization.id === search.peek)?.id}
          tools={<SavedViews {...views} />}
          exportRows={exportRows}
          snapshots={snapshots}
          selectionActions={[action, ...lookActions]}
          {...selected.shown}
          hasColumnTools
          hasFilterBar
          hasDensitySwitch
          {...wide}
          rounds={loadable}
          hrefOf={companyHref}
        />
      </div>
      {dialog}
      <PeekLayer
        companies={[...new Map(rows.map((row) => [row.organization.id, row.organization])).values()]}
        companyOf={(key) => rows.find(({ id }) => id === key)?.organization}
      />
      <CompareLayer />
    </Stack>
  );
}

const idOf = ({ id }: FundingSearchResult) => id;
/** A round's card of its company has no place of its own. */
const companyOf = ({ organization, location }: FundingSearchResult) => ({ ...organization, location });
