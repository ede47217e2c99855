import type { CompanySearchResult } from '@fs/api-contract';
import { ready, type TablePage, type TableState, tableRows } from '@fs/ui';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CompanyTable, type CompanyTableProps } from '../companies/CompanyTable/CompanyTable.tsx';
import { companyColumns } from '../companies/CompanyTable/companyColumns.tsx';
import { companyTableState } from '../companies/CompanyTable/companySearch.ts';
import { namelessColumns } from './namelessColumns.ts';
import { tenCompanies } from './tenCompanies.ts';

const first = companyTableState({});
const hrefOf: CompanyTableProps['hrefOf'] = ({ id }) => `/research/companies/${id}`;
const marketHrefOf: CompanyTableProps['marketHrefOf'] = ({ id }) => `/markets/${id.replace('tc3-', '')}`;

const columns = companyColumns({ ...{ hrefOf, marketHrefOf }, ...namelessColumns });

/** Returns the server's response to a state. */
function found(state: TableState): TablePage<CompanySearchResult> {
  return tableRows(tenCompanies, state, columns);
}

/** Initial state. */
export const firstPage = found(first);

/** Props of a complete table with the first page. */
export const companyTableArgs = {
  companies: ready(firstPage),
  state: first,
  onStateChange: fn(),
  hrefOf,
  marketHrefOf,
  onRetry: fn(),
} satisfies CompanyTableProps;

/** A table whose search responds immediately. */
export function SearchedCompanies(props: CompanyTableProps) {
  const [state, setState] = useState(props.state);
  return (
    <CompanyTable
      {...props}
      state={state}
      companies={ready(found(state))}
      onStateChange={(update) => {
        setState(update);
        props.onStateChange(update);
      }}
    />
  );
}
