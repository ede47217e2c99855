import type { CompanyFilter, CompanySearchResult } from '@fs/api-contract';
import type { CompanyTableProps } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { companyHref, investorHref, personHref } from '../../addresses/appPaths.ts';
import { marketNamePath, placePath } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { companySearch, exportedCompanies } from '../../queries/exports.ts';
import { companyRows, quickSearchQuery } from '../../queries/searches.ts';
import { useServices } from '../../services.tsx';
import { CompareLayer } from '../compare/CompareLayer.tsx';
import { useLookActions } from '../compare/useLookActions.ts';
import { useSnapshots } from '../making/useSnapshots.ts';
import { PeekLayer } from '../peek/PeekLayer.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useCompanyExtras } from './useCompanyExtras.ts';
import { useListAction } from './useListAction.tsx';
import { useSelectedCompanies } from './useSelectedCompanies.ts';
import type { useTableAddress } from './useTableAddress.ts';
import { useTableRows } from './useTableRows.ts';

interface CompanyTableOptions {
  table: ReturnType<typeof useTableAddress>;
  /** Filters in addition to those of the table. */
  also?: readonly CompanyFilter[] | undefined;
  /** Whether the rows are needed. @default true */
  enabled?: boolean;
}

/** A table of companies that a search finds, with what users do with its rows: select, peek, compare, export. */
export function useCompanyTable({ table, also, enabled = true }: CompanyTableOptions) {
  const { client } = useServices();
  const { search } = useAddressSearch();
  const { state, onStateChange, views } = table;
  const source = companyRows(client, state, also);
  const { rows, found, loadable, shown, onScroll } = useTableRows({ source, table, enabled });
  const exportRows = exportedCompanies(client, state, also);
  const selected = useSelectedCompanies({ rows, keyOf: idOf, companyOf: itself, everyRow: exportRows });
  const lookActions = useLookActions(selected);
  const { action, dialog } = useListAction({ selected });
  const extras = useCompanyExtras(rows.map(idOf), state);
  const snapshots = useSnapshots({ table: 'companies', ...companySearch(state, also) });
  const { name } = state.filters;
  const namesake = useQuery({
    ...quickSearchQuery(client, name?.kind === 'text' ? name.text.trim() : ''),
    ...(found?.total !== 0 && { enabled: false }),
    placeholderData: undefined,
  });
  const props: CompanyTableProps = {
    companies: loadable,
    investorsOfThatName: namesake.data?.investor,
    ...shown,
    state,
    onStateChange,
    newSince: table.newSince,
    extras,
    currentRow: search.peek,
    hasColumnTools: true,
    hasDensitySwitch: true,
    selectionActions: [action, ...lookActions],
    ...selected.shown,
    hrefOf: companyHref,
    marketHrefOf: marketNamePath,
    personHrefOf: personHref,
    investorHrefOf: investorHref,
    placeHrefOf: placePath,
    tools: <SavedViews {...views} />,
    exportRows,
    snapshots,
  };
  return {
    props,
    /** Number of matches, once known. */
    total: found?.total,
    /** Dialogs and panels over the page. */
    layers: (
      <>
        {dialog}
        <PeekLayer companies={rows} />
        <CompareLayer />
      </>
    ),
    onScroll,
  };
}

const idOf = ({ id }: CompanySearchResult) => id;
const itself = (company: CompanySearchResult) => company;
