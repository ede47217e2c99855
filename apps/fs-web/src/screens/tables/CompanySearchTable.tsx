import type { CompanyFilter, CompanySearchResult } from '@fs/api-contract';
import { CompanyTable, CompanyTotalsStrip } from '@fs/research-widgets';
import { everyRow, Stack } from '@fs/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type UIEvent, useMemo } from 'react';
import { companyHref } from '../../addresses/appPaths.ts';
import { marketNamePath, placePath } from '../../addresses/linkPaths.ts';
import { exportedCompanies } from '../../queries/exports.ts';
import { companySearchQuery, companyTotalsQuery, everyCompanyQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { CompareLayer } from '../compare/CompareLayer.tsx';
import { useLookActions } from '../compare/useLookActions.ts';
import { PeekLayer } from '../peek/PeekLayer.tsx';
import { companyPageSizes } from './pageSizes.ts';
import { SavedViews } from './SavedViews.tsx';
import { tableHeight } from './tableHeight.ts';
import { useListAction } from './useListAction.tsx';
import type { usePageWidth } from './usePageWidth.ts';
import { useSelectedCompanies } from './useSelectedCompanies.ts';
import type { useTableAddress } from './useTableAddress.ts';

interface CompanySearchTableProps {
  table: ReturnType<typeof useTableAddress>;
  /** The width of the page, as a choice of the user. */
  wide: ReturnType<typeof usePageWidth>['wide'];
  /** Filters in addition to those of the table. */
  also?: readonly CompanyFilter[];
}

/** The company table with its search and what the search adds up to. */
export function CompanySearchTable({ table, wide, also }: CompanySearchTableProps) {
  const { client } = useServices();
  const { state, onStateChange, isPending, topRow, views } = table;
  const isLong = state.pageSize === everyRow;
  const page = useQuery({ ...companySearchQuery(client, state, also), enabled: !(isPending || isLong) });
  const every = useInfiniteQuery({
    ...everyCompanyQuery(client, state, { also, topRow }),
    enabled: !isPending && isLong,
  });
  const totals = useQuery({ ...companyTotalsQuery(client, state, also), enabled: !isPending });
  const query = isLong ? every : page;
  const parts = every.data?.pages;
  const all = useMemo(() => parts && { rows: parts.flatMap(({ rows }) => rows), total: parts[0]?.total ?? 0 }, [parts]);
  const found = isLong ? all : page.data;
  const exportRows = exportedCompanies(client, state, also);
  const rows = found?.rows ?? noRows;
  const selected = useSelectedCompanies({ rows, keyOf: idOf, companyOf: itself, everyRow: exportRows });
  const lookActions = useLookActions(selected);
  const { action, dialog } = useListAction({ selected });

  /** Loads the next rows before the end of the list is in view. */
  function onScroll({ target }: UIEvent) {
    if (!(isLong && every.hasNextPage && target instanceof HTMLElement) || every.isFetching) return;
    const { scrollHeight, scrollTop, clientHeight } = target;
    if (scrollHeight - scrollTop - clientHeight < 2 * clientHeight) void every.fetchNextPage();
  }

  return (
    <Stack gap="4">
      <CompanyTotalsStrip
        totals={toLoadable({ ...totals, isPlaceholderData: false })}
        hrefOf={companyHref}
        onRetry={() => void totals.refetch()}
      />
      <div onScrollCapture={onScroll}>
        <CompanyTable
          companies={toLoadable({ ...query, data: found, isPlaceholderData: false })}
          isRefreshing={query.isFetching}
          state={state}
          onStateChange={onStateChange}
          hasColumnTools
          hasFilterBar
          hasDensitySwitch
          {...wide}
          hasOrders
          totals={totals.data}
          selectionActions={[action, ...lookActions]}
          pageSizes={companyPageSizes}
          isLong={isLong}
          topRow={topRow}
          onScrollToRow={table.onScrollToRow}
          maxHeight={state.pageSize > companyPageSizes[0] ? tableHeight() : undefined}
          hrefOf={companyHref}
          marketHrefOf={marketNamePath}
          placeHrefOf={placePath}
          isSignedIn
          tools={<SavedViews {...views} />}
          exportRows={exportRows}
          onRetry={() => void query.refetch()}
        />
      </div>
      {dialog}
      <PeekLayer companies={rows} />
      <CompareLayer />
    </Stack>
  );
}

const noRows: readonly CompanySearchResult[] = [];

const idOf = ({ id }: CompanySearchResult) => id;
const itself = (company: CompanySearchResult) => company;
