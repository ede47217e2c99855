'use client';
import type { CompanyMarket, WatchlistCompany } from '@fs/api-contract';
import {
  Button,
  type DeniedState,
  EmptyState,
  type Loadable,
  Table,
  type TablePage,
  type TableRowSelection,
  type TableSelection,
  type TableState,
  type TableStateUpdate,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { companyTableMessages } from '../../companies/CompanyTable/CompanyTable.messages.ts';
import { companyColumns, isByDescription } from '../../companies/CompanyTable/companyColumns.tsx';
import { companyFilterDelay } from '../../companies/CompanyTable/companySearch.ts';
import { mostNewsOf } from '../../companies/CompanyTable/mostNewsOf.ts';
import type { CompanyExtras } from '../../internal/CompanyExtras.ts';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { companyStatusMessages } from '../../internal/companyStatus.messages.ts';
import { dealMessages } from '../../internal/deals.messages.ts';
import { completedRows } from '../../internal/exportedExtras.ts';
import { extraColumnsMessages } from '../../internal/extraColumns.messages.ts';
import { withExtras } from '../../internal/extraColumns.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import { type SelectionAction, SelectionActions } from '../../internal/SelectionActions.tsx';
import { useFocusAfter } from '../../internal/useFocusAfter.ts';
import { type SelectedRowsProps, useSelectionState } from '../../internal/useSelectionState.ts';
import { type ExportRows, withExportTool } from '../../internal/withExportTool.tsx';
import type { SnapshotActions } from '../../making/SnapshotTool/SnapshotTool.tsx';
import { PasteCompanies, type WatchlistPaste } from './PasteCompanies.tsx';
import { watchlistCompaniesMessages } from './WatchlistCompanies.messages.ts';
import type { WatchlistNotes } from './WatchlistNotes.ts';
import { watchlistColumns } from './watchlistColumns.tsx';

export interface WatchlistCompaniesProps extends SelectedRowsProps {
  /** Companies of the current page, and the total number of matches. */
  companies: Loadable<TablePage<WatchlistCompany>>;
  /** State of the table. `watchlistTableState` reads it from a URL. All rows in one list. */
  state: TableState;
  /** Called when the user sorts, filters or changes the page. */
  onStateChange: (update: TableStateUpdate) => void;
  /** URL of a company's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: CompanyHref;
  /** URL of an angel. Memoize this callback. Without it, their names are no links. */
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Memoize this callback. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  /** URL of a market's page. Memoize this callback. A new identity re-renders every row. */
  marketHrefOf: (market: CompanyMarket) => string;
  /** Whether the user has view access only. Rows cannot be removed. */
  isReadOnly: boolean;
  onAdd: () => void;
  /** Takes pasted companies in place of the table. Give it while the list has no company and the user can edit it. */
  paste?: WatchlistPaste | undefined;
  /** Takes effect at once. Offer to undo. */
  onRemove: (selection: TableSelection) => void;
  /** Saves notes about the companies, which users can otherwise only read. Memoize it: a new one re-renders every row. */
  notes?: WatchlistNotes | undefined;
  /** What else users can do with companies that they select. Without it, only users who can edit select rows. */
  selectionActions?: readonly SelectionAction[];
  /** The followers of companies, of which users can show a column. Default: no such column. */
  extras?: CompanyExtras | undefined;
  /** Loads all matching companies for an export. */
  exportRows: ExportRows<WatchlistCompany>;
  /** Stores what an export would have on the server. */
  snapshots?: SnapshotActions | undefined;
  /** Name of the exported file, without its extension. */
  fileName: string;
  /** Rows of a page that users can choose from. */
  pageSizes?: readonly number[];
  /** Whether all rows are in one scrolling list. Use it with `everyRow`. */
  isLong?: boolean;
  /** Id of the company whose details are shown beside the table, which is marked. */
  currentRow?: string | undefined;
  /** With `isLong`: the row at the top, from 0. When it changes, the list scrolls there. */
  topRow?: number | undefined;
  /** With `isLong`: called when the user has scrolled to another row. */
  onScrollToRow?: (row: number) => void;
  /** Maximum height in px. Higher tables scroll under their header. */
  maxHeight?: number | undefined;
  /** Whether the page has the full width. With `onWiden`, users can choose it. */
  isWide?: boolean | undefined;
  /** Called when the user chooses the width of the page. */
  onWiden?: ((isWide: boolean) => void) | undefined;
  /** Further tools above the rows, such as views. */
  tools?: ReactNode;
  /** Whether newer rows are loading. The current rows stay usable. */
  isRefreshing?: boolean;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
}

/** Table of a watchlist's companies. Removal is the last and quietest action. */
export function WatchlistCompanies(props: WatchlistCompaniesProps) {
  const {
    companies,
    hrefOf,
    personHrefOf,
    investorHrefOf,
    marketHrefOf,
    isReadOnly,
    onAdd,
    paste,
    onRemove,
    exportRows,
    snapshots,
    fileName,
    tools,
    notes,
    extras,
    ...rest
  } = props;
  const { selectionActions = noActions, selectedRows, onSelectedRowsChange, ...table } = rest;
  const messages = useMessages(watchlistCompaniesMessages);
  const ofCompanies = useMessages(companyTableMessages);
  const { state, onStateChange, clearSelection } = useSelectionState({
    ...table,
    selectedRows,
    onSelectedRowsChange,
  });
  const deals = useMessages(dealMessages);
  const extraTexts = useMessages(extraColumnsMessages);
  const statuses = useMessages(companyStatusMessages);
  const places = useMessages(placeMessages);
  const rows = companies.state === 'ready' ? companies.value.rows : [];
  const mostNews = mostNewsOf(rows);
  const isDescriptionShown = isByDescription(table.state);
  const columns = useMemo(
    () =>
      withExtras(
        watchlistColumns(
          companyColumns({
            ...{ hrefOf, personHrefOf, investorHrefOf, marketHrefOf, isDescriptionShown },
            ...{ messages: ofCompanies, deals, statuses, places, mostNews },
          }),
          messages,
          isReadOnly ? undefined : notes,
        ),
        { extras, fields: extraFields, texts: extraTexts, companyOf: itself },
      ),
    [
      hrefOf,
      personHrefOf,
      investorHrefOf,
      marketHrefOf,
      ofCompanies,
      deals,
      statuses,
      places,
      mostNews,
      isDescriptionShown,
      messages,
      isReadOnly,
      notes,
      extras,
      extraTexts,
    ],
  );

  function remove(selection: TableSelection) {
    onRemove(selection);
    clearSelection();
  }

  // Lines that were not added stay in view until the user asks for the list.
  const [left, setLeft] = useState<WatchlistPaste>();
  const box = paste ?? left;
  // The companies that the user added take the place of the box, and the focus.
  const region = useFocusAfter<HTMLDivElement>(box !== undefined);

  if (box) {
    return (
      <PasteCompanies
        {...box}
        onAddOne={onAdd}
        onLeave={(lines) => setLeft(lines.length > 0 ? box : undefined)}
        onShowList={paste ? undefined : () => setLeft(undefined)}
      />
    );
  }
  return (
    <div ref={region} tabIndex={-1}>
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
        selection={isReadOnly && selectionActions.length === 0 ? undefined : rowSelection}
        tools={withExportTool(
          <>
            <SelectionActions actions={selectionActions} selection={state.selection} />
            {state.selection && !isReadOnly && (
              <Button tone="quiet" onPress={() => state.selection && remove(state.selection)}>
                {messages.remove}
              </Button>
            )}
            {tools}
          </>,
          {
            rowsOf: exportRows,
            completeRows: completedRows({ extras, state, companyOf: itself }),
            fileName,
            snapshots,
          },
        )}
        empty={
          isReadOnly ? (
            messages.emptyReadOnly
          ) : (
            <EmptyState message={messages.empty} action={<Button onPress={onAdd}>{messages.add}</Button>} />
          )
        }
      />
    </div>
  );
}

const noActions: readonly SelectionAction[] = [];
const itself = (company: WatchlistCompany) => company;
const extraFields = ['followers'] as const;
const rowKey = ({ id }: WatchlistCompany) => id;
const rowSelection: TableRowSelection<WatchlistCompany> = { nameOf: ({ name }) => name };
