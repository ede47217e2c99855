import type { CompanyFilter, CompanySearchResult } from '@fs/api-contract';
import { CompanyTable, CompanyTotalsStrip } from '@fs/research-widgets';
import { Stack } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { companyHref } from '../../addresses/appPaths.ts';
import { marketNamePath, placePath } from '../../addresses/linkPaths.ts';
import { exportedCompanies } from '../../queries/exports.ts';
import { companyRows, companyTotalsQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { CompareLayer } from '../compare/CompareLayer.tsx';
import { useLookActions } from '../compare/useLookActions.ts';
import { PeekLayer } from '../peek/PeekLayer.tsx';
import { companyPageSizes } from './pageSizes.ts';
import { SavedViews } from './SavedViews.tsx';
import { useListAction } from './useListAction.tsx';
import type { usePageWidth } from './usePageWidth.ts';
import { useSelectedCompanies } from './useSelectedCompanies.ts';
import type { useTableAddress } from './useTableAddress.ts';
import { useTableRows } from './useTableRows.ts';

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
  const { state, onStateChange, isPending, views } = table;
  const source = companyRows(client, state, also);
  const { rows, loadable, shown, onScroll } = useTableRows({ source, table, pageSizes: companyPageSizes });
  const totals = useQuery({ ...companyTotalsQuery(client, state, also), enabled: !isPending });
  const exportRows = exportedCompanies(client, state, also);
  const selected = useSelectedCompanies({ rows, keyOf: idOf, companyOf: itself, everyRow: exportRows });
  const lookActions = useLookActions(selected);
  const { action, dialog } = useListAction({ selected });

  return (
    <Stack gap="4">
      <CompanyTotalsStrip
        totals={toLoadable({ ...totals, isPlaceholderData: false })}
        hrefOf={companyHref}
        onRetry={() => void totals.refetch()}
      />
      <div onScrollCapture={onScroll}>
        <CompanyTable
          companies={loadable}
          {...shown}
          state={state}
          onStateChange={onStateChange}
          hasColumnTools
          hasFilterBar
          hasDensitySwitch
          {...wide}
          hasOrders
          totals={totals.data}
          selectionActions={[action, ...lookActions]}
          hrefOf={companyHref}
          marketHrefOf={marketNamePath}
          placeHrefOf={placePath}
          isSignedIn
          tools={<SavedViews {...views} />}
          exportRows={exportRows}
        />
      </div>
      {dialog}
      <PeekLayer companies={rows} />
      <CompareLayer />
    </Stack>
  );
}

const idOf = ({ id }: CompanySearchResult) => id;
const itself = (company: CompanySearchResult) => company;
