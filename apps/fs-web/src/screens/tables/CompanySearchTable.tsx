import type { CompanyFilter } from '@fs/api-contract';
import { CompanyTable } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { companyHref } from '../../addresses/appPaths.ts';
import { marketNamePath, placePath } from '../../addresses/linkPaths.ts';
import { exportedCompanies } from '../../queries/exports.ts';
import { companySearchQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { useTableAddress } from './useTableAddress.ts';

interface CompanySearchTableProps {
  table: ReturnType<typeof useTableAddress>;
  /** Filters in addition to those of the table. */
  also?: readonly CompanyFilter[];
}

/** The company table with its search. */
export function CompanySearchTable({ table, also }: CompanySearchTableProps) {
  const { client } = useServices();
  const { state, onStateChange, isPending, views } = table;
  const query = useQuery({ ...companySearchQuery(client, state, also), enabled: !isPending });
  return (
    <CompanyTable
      companies={toLoadable({ ...query, isPlaceholderData: false })}
      isRefreshing={query.isFetching}
      state={state}
      onStateChange={onStateChange}
      hasColumnTools
      hasFilterBar
      hasDensitySwitch
      hrefOf={companyHref}
      marketHrefOf={marketNamePath}
      placeHrefOf={placePath}
      isSignedIn
      tools={<SavedViews {...views} />}
      exportRows={exportedCompanies(client, state, also)}
      onRetry={() => void query.refetch()}
    />
  );
}
