'use client';
import type { CompanyCard, CompanyMarket, CompanySearchResult, CompanyTotals } from '@fs/api-contract';
import {
  type DeniedState,
  type Loadable,
  Table,
  type TablePage,
  type TableRowSelection,
  type TableState,
  type TableStateUpdate,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useMemo } from 'react';
import { arrivalMessages } from '../../internal/arrival.messages.ts';
import { isByArrival, withArrival } from '../../internal/arrivalColumn.tsx';
import type { CompanyExtras } from '../../internal/CompanyExtras.ts';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { companyStatusMessages } from '../../internal/companyStatus.messages.ts';
import { dealMessages } from '../../internal/deals.messages.ts';
import { completedRows } from '../../internal/exportedExtras.ts';
import { extraColumnsMessages } from '../../internal/extraColumns.messages.ts';
import { withExtras } from '../../internal/extraColumns.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { OrderMenu } from '../../internal/OrderMenu.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import type { PlaceParts } from '../../internal/placeQuery.ts';
import { type SelectionAction, SelectionActions } from '../../internal/SelectionActions.tsx';
import { type SelectedRowsProps, useSelectionState } from '../../internal/useSelectionState.ts';
import { type ExportRows, withExportTool } from '../../internal/withExportTool.tsx';
import type { SnapshotActions } from '../../making/SnapshotTool/SnapshotTool.tsx';
import { companyTableMessages } from './CompanyTable.messages.ts';
import { companyColumns, isByDescription } from './companyColumns.tsx';
import { companyOrders } from './companyOrders.ts';
import { companyFilterDelay } from './companySearch.ts';
import { mostNewsOf } from './mostNewsOf.ts';
import { NoMatch } from './NoMatch.tsx';

export interface CompanyTableProps extends SelectedRowsProps {
  /** Companies of the current page, and the total number of matches. */
  companies: Loadable<TablePage<CompanySearchResult>>;
  /** State of the table. `companyTableState` reads it from a URL. 8 rows per page. */
  state: TableState;
  /**
   * Called when the user sorts, filters or changes the page. Pass the updated state to `companyFilters`, `companySort`
   * and `companyTableSearch`.
   */
  onStateChange: (update: TableStateUpdate) => void;
  /** URL of a company's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: CompanyHref;
  /** URL of a market's page. Memoize this callback. A new identity re-renders every row. */
  marketHrefOf: (market: CompanyMarket) => string;
  /** URL of an angel. Memoize this callback. Without it, their names are no links. */
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Memoize this callback. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  /**
   * URL of the companies at a place. Memoize this callback. A new identity re-renders every row. Without it, places are
   * no links.
   */
  placeHrefOf?: (place: PlaceParts) => string;
  /** Whether newer rows are loading. The current rows stay usable. */
  isRefreshing?: boolean;
  /** Content shown when there is no company, regardless of filters. Default: a message that there is none yet. */
  empty?: ReactNode;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
  /** Whether users can pin, move, resize and hide columns. `state` holds their changes. */
  hasColumnTools?: boolean;
  /** Whether a bar above the rows shows the total and the active filters. */
  hasFilterBar?: boolean;
  /** Whether users can change the density of rows. */
  hasDensitySwitch?: boolean;
  /** Whether the page has the full width. With `onWiden`, users can choose it. */
  isWide?: boolean | undefined;
  /** Called when the user chooses the width of the page. */
  onWiden?: ((isWide: boolean) => void) | undefined;
  /** Further tools above the rows, such as views. */
  tools?: ReactNode;
  /** Whether a menu names the order of the rows and offers others. */
  hasOrders?: boolean;
  /** What the search adds up to, which says what to do when nothing matches. */
  totals?: CompanyTotals | undefined;
  /** Investment firms whose name matches that filter, which the table leaves out. Shown where nothing matches. @default [] */
  investorsOfThatName?: readonly CompanyCard[] | undefined;
  /** What users can do with companies that they select. Without it, rows cannot be selected. */
  selectionActions?: readonly SelectionAction[];
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
  /** Loads all matching companies for an export. Without it there is no export. */
  exportRows?: ExportRows<CompanySearchResult>;
  /** Companies that were added to the data at this time or later are marked as new. ISO 8601. */
  newSince?: string | undefined;
  /** The user's watchlists and domain authority, of which users can show columns. Default: no such columns. */
  extras?: CompanyExtras | undefined;
  /** Stores what an export would have on the server. */
  snapshots?: SnapshotActions | undefined;
}

const rowKey = ({ id }: CompanySearchResult) => id;
const itself = (company: CompanySearchResult) => company;
const extraFields = ['watchlists', 'domain_authority'] as const;
const rowSelection: TableRowSelection<CompanySearchResult> = { nameOf: ({ name }) => name };

/** Table of companies that the server sorts, filters and pages. */
export function CompanyTable(props: CompanyTableProps) {
  const {
    companies,
    hrefOf,
    personHrefOf,
    investorHrefOf,
    marketHrefOf,
    placeHrefOf,
    empty,
    tools,
    exportRows,
    snapshots,
    newSince,
    extras,
    ...rest
  } = props;
  const {
    hasOrders = false,
    totals,
    investorsOfThatName: investors = [],
    selectionActions,
    selectedRows,
    onSelectedRowsChange,
    ...table
  } = rest;
  const { state, onStateChange } = useSelectionState({ ...table, selectedRows, onSelectedRowsChange });
  const hasTools = selectionActions !== undefined || hasOrders || tools !== undefined;
  const messages = useMessages(companyTableMessages);
  const deals = useMessages(dealMessages);
  const arrivals = useMessages(arrivalMessages);
  const extraTexts = useMessages(extraColumnsMessages);
  const statuses = useMessages(companyStatusMessages);
  const places = useMessages(placeMessages);
  const orders = hasOrders ? companyOrders(messages, state.filters.name !== undefined) : undefined;
  const rows = companies.state === 'ready' ? companies.value.rows : [];
  const mostNews = mostNewsOf(rows);
  const isShown = isByArrival(table.state);
  const isDescriptionShown = isByDescription(table.state);
  const columns = useMemo(
    () =>
      withExtras(
        withArrival(
          companyColumns({
            ...{ hrefOf, personHrefOf, investorHrefOf, marketHrefOf, placeHrefOf, isDescriptionShown },
            ...{ messages, deals, statuses, places, mostNews },
          }),
          { arrivals, newSince, isShown },
        ),
        { extras, fields: extraFields, texts: extraTexts, companyOf: itself },
      ),
    [
      hrefOf,
      personHrefOf,
      investorHrefOf,
      marketHrefOf,
      placeHrefOf,
      messages,
      deals,
      statuses,
      places,
      mostNews,
      arrivals,
      newSince,
      isShown,
      isDescriptionShown,
      extras,
      extraTexts,
    ],
  );

  return (
    <Table
      {...table}
      state={state}
      onStateChange={onStateChange}
      label={messages.label}
      columns={columns}
      rows={companies}
      rowKey={rowKey}
      empty={empty ?? messages.empty}
      noMatch={<NoMatch {...{ state, onStateChange, totals, investors, hrefOf }} />}
      selection={selectionActions && rowSelection}
      filterDelay={companyFilterDelay}
      {...(orders && { orders })}
      tools={withExportTool(
        hasTools ? (
          <>
            {selectionActions && <SelectionActions actions={selectionActions} selection={state.selection} />}
            {orders && <OrderMenu orders={orders} state={state} onStateChange={onStateChange} />}
            {tools}
          </>
        ) : undefined,
        {
          rowsOf: exportRows,
          completeRows: completedRows({ extras, state, companyOf: itself }),
          fileName: messages.label,
          snapshots,
        },
      )}
    />
  );
}
