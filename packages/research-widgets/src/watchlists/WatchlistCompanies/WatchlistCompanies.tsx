'use client';
import type { CompanyMarket, WatchlistCompany } from '@fs/api-contract';
import {
  Button,
  EmptyState,
  HoverCardGroup,
  type Loadable,
  Table,
  type TablePage,
  type TableRowSelection,
  type TableSelection,
  type TableState,
  useMessages,
  type Wall,
} from '@fs/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { CompanyHoverCard } from '../../companies/CompanyTable/CompanyHoverCard.tsx';
import { companyTableMessages } from '../../companies/CompanyTable/CompanyTable.messages.ts';
import { companyColumns } from '../../companies/CompanyTable/companyColumns.tsx';
import { companyFilterDelay } from '../../companies/CompanyTable/companySearch.ts';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { totalOf } from '../../internal/totalOf.ts';
import { type ExportRows, withExportTool } from '../../internal/withExportTool.tsx';
import { watchlistCompaniesMessages } from './WatchlistCompanies.messages.ts';
import { watchlistColumns } from './watchlistColumns.tsx';

export interface WatchlistCompaniesProps {
  /** The companies of the page that `state` asks for, and how many match in all. */
  companies: Loadable<TablePage<WatchlistCompany>>;
  /** As `watchlistTableState` reads it from an address. */
  state: TableState;
  /** The user sorted, filtered or turned the page. */
  onStateChange: (state: TableState) => void;
  /** Address of a company's page. Keep it between renders, or every row is drawn again. */
  hrefOf: CompanyHref;
  /** Address of a market's page. Keep it between renders. */
  marketHrefOf: (market: CompanyMarket) => string;
  /** The user may look, and nothing else: nothing can be selected. */
  isReadOnly: boolean;
  onAdd: () => void;
  /** It is done at once; offer to undo it. */
  onRemove: (selection: TableSelection) => void;
  /** Gives all companies that match for a file of what is seen. */
  exportRows: ExportRows<WatchlistCompany>;
  /** Of that file, without its ending. */
  fileName: string;
  /** What else can be done to all of it, above the rows: views. */
  tools?: ReactNode;
  /** Newer rows are on their way; those that stand stay in use. */
  isRefreshing?: boolean;
  /** The user wants another try after a failure. */
  onRetry?: () => void;
  /** Draws the wall. Default: a sentence. */
  denied?: (wall: Wall) => ReactNode;
}

/** The companies of a list, to compare, to take off, and to take along as a file. */
export function WatchlistCompanies(props: WatchlistCompaniesProps) {
  const { companies, hrefOf, marketHrefOf, isReadOnly, onAdd, onRemove, exportRows, fileName, tools, ...table } = props;
  const messages = useMessages(watchlistCompaniesMessages);
  const ofCompanies = useMessages(companyTableMessages);
  const { state, onStateChange, clearSelection } = useOwnTableState(table);
  const columns = useMemo(
    () => watchlistColumns(companyColumns({ hrefOf, marketHrefOf, messages: ofCompanies }), messages),
    [hrefOf, marketHrefOf, ofCompanies, messages],
  );
  const rows = companies.state === 'ready' ? companies.value.rows : [];

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
        rowId={rowSelection.idOf}
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
          { columns, state, total: totalOf(companies), rowsOf: exportRows, fileName },
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

const rowSelection: TableRowSelection<WatchlistCompany> = { idOf: ({ id }) => id, nameOf: ({ name }) => name };

/** Which rows are marked is about the moment: it stays here. */
function useOwnTableState({ state: asked, onStateChange }: Pick<WatchlistCompaniesProps, 'state' | 'onStateChange'>) {
  const [selection, setSelection] = useState<TableSelection>();
  return {
    state: { ...asked, ...(selection && { selection }) },
    onStateChange: ({ selection: next, ...rest }: TableState) => {
      setSelection(next);
      if (!isSame(rest, asked)) onStateChange(rest);
    },
    clearSelection: () => setSelection(undefined),
  };
}

function isSame(one: object, other: object): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name as keyof typeof one] === other[name as keyof typeof other]);
}
