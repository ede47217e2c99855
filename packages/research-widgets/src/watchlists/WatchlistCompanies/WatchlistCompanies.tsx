'use client';
import type { CompanyMarket, WatchlistCompany } from '@fs/api-contract';
import {
  Button,
  type DeniedState,
  EmptyState,
  HoverCardGroup,
  type Loadable,
  Table,
  type TablePage,
  type TableRowSelection,
  type TableSelection,
  type TableState,
  type TableStateUpdate,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useMemo } from 'react';
import { CompanyHoverCard } from '../../companies/CompanyTable/CompanyHoverCard.tsx';
import { companyTableMessages } from '../../companies/CompanyTable/CompanyTable.messages.ts';
import { companyColumns } from '../../companies/CompanyTable/companyColumns.tsx';
import { companyFilterDelay } from '../../companies/CompanyTable/companySearch.ts';
import { mostNewsOf } from '../../companies/CompanyTable/mostNewsOf.ts';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { useSelectionState } from '../../internal/useSelectionState.ts';
import { type ExportRows, withExportTool } from '../../internal/withExportTool.tsx';
import { watchlistCompaniesMessages } from './WatchlistCompanies.messages.ts';
import { watchlistColumns } from './watchlistColumns.tsx';

export interface WatchlistCompaniesProps {
  /** Companies of the current page, and the total number of matches. */
  companies: Loadable<TablePage<WatchlistCompany>>;
  /** State of the table. `watchlistTableState` reads it from a URL. */
  state: TableState;
  /** Called when the user sorts, filters or changes the page. */
  onStateChange: (update: TableStateUpdate) => void;
  /** URL of a company's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: CompanyHref;
  /** URL of a market's page. Memoize this callback. A new identity re-renders every row. */
  marketHrefOf: (market: CompanyMarket) => string;
  /** Whether the user has view access only. Rows cannot be selected. */
  isReadOnly: boolean;
  onAdd: () => void;
  /** Takes effect at once. Offer to undo. */
  onRemove: (selection: TableSelection) => void;
  /** Loads all matching companies for an export. */
  exportRows: ExportRows<WatchlistCompany>;
  /** Name of the exported file, without its extension. */
  fileName: string;
  /** Further tools above the rows, such as views. */
  tools?: ReactNode;
  /** Whether newer rows are loading. The current rows stay usable. */
  isRefreshing?: boolean;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
}

/** Table of a watchlist's companies, with removal and export. */
export function WatchlistCompanies(props: WatchlistCompaniesProps) {
  const { companies, hrefOf, marketHrefOf, isReadOnly, onAdd, onRemove, exportRows, fileName, tools, ...table } = props;
  const messages = useMessages(watchlistCompaniesMessages);
  const ofCompanies = useMessages(companyTableMessages);
  const { state, onStateChange, clearSelection } = useSelectionState(table);
  const deals = useMessages(dealMessages);
  const rows = companies.state === 'ready' ? companies.value.rows : [];
  const mostNews = mostNewsOf(rows);
  const columns = useMemo(
    () => watchlistColumns(companyColumns({ hrefOf, marketHrefOf, messages: ofCompanies, deals, mostNews }), messages),
    [hrefOf, marketHrefOf, ofCompanies, deals, mostNews, messages],
  );

  function remove(selection: TableSelection) {
    onRemove(selection);
    clearSelection();
  }

  return (
    <HoverCardGroup
      card={(id) => {
        const company = rows.find((row) => row.id === id);
        return company && { label: company.name, content: <CompanyHoverCard company={company} /> };
      }}
    >
      <Table
        {...table}
        label={messages.label}
        columns={columns}
        rows={companies}
        rowKey={rowKey}
        state={state}
        onStateChange={onStateChange}
        hasColumnTools
        hasFilterBar
        filterDelay={companyFilterDelay}
        selection={isReadOnly ? undefined : rowSelection}
        tools={withExportTool(
          <>
            {state.selection && (
              <Button tone="critical" onPress={() => state.selection && remove(state.selection)}>
                {messages.remove}
              </Button>
            )}
            {tools}
          </>,
          { rowsOf: exportRows, fileName },
        )}
        empty={
          isReadOnly ? (
            messages.emptyReadOnly
          ) : (
            <EmptyState message={messages.empty} action={<Button onPress={onAdd}>{messages.add}</Button>} />
          )
        }
      />
    </HoverCardGroup>
  );
}

const rowKey = ({ id }: WatchlistCompany) => id;
const rowSelection: TableRowSelection<WatchlistCompany> = { nameOf: ({ name }) => name };
