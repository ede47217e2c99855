import type { CompanyFilter } from '@fs/api-contract';
import { CompanyTable, CompanyTotalsStrip } from '@fs/research-widgets';
import { Stack } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { companyHref } from '../../addresses/appPaths.ts';
import { companyTotalsQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { useCompanyTable } from './useCompanyTable.tsx';
import type { usePageWidth } from './usePageWidth.ts';
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
  const { props, layers, onScroll } = useCompanyTable({ table, also });
  const totals = useQuery({ ...companyTotalsQuery(client, table.state, also), enabled: !table.isPending });

  return (
    <Stack gap="4">
      <CompanyTotalsStrip
        totals={toLoadable({ ...totals, isPlaceholderData: false })}
        hrefOf={companyHref}
        onRetry={() => void totals.refetch()}
      />
      <div onScrollCapture={onScroll}>
        <CompanyTable {...props} {...wide} hasFilterBar hasOrders totals={totals.data} />
      </div>
      {layers}
    </Stack>
  );
}
