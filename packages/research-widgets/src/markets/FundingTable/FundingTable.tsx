'use client';
import type { CompanyMarket, FundingSearchResult } from '@fs/api-contract';
import {
  type DeniedState,
  type Loadable,
  Table,
  type TablePage,
  type TableRowSelection,
  type TableState,
  type TableStateUpdate,
  useFormats,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useMemo } from 'react';
import { arrivalMessages } from '../../internal/arrival.messages.ts';
import { isByArrival, withArrival } from '../../internal/arrivalColumn.tsx';
import type { CompanyExtras } from '../../internal/CompanyExtras.ts';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { completedRows } from '../../internal/exportedExtras.ts';
import { extraColumnsMessages } from '../../internal/extraColumns.messages.ts';
import { withExtras } from '../../internal/extraColumns.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import { type SelectionAction, SelectionActions } from '../../internal/SelectionActions.tsx';
import { type SelectedRowsProps, useSelectionState } from '../../internal/useSelectionState.ts';
import { type ExportRows, withExportTool } from '../../internal/withExportTool.tsx';
import type { SnapshotActions } from '../../making/SnapshotTool/SnapshotTool.tsx';
import { fundingTableMessages } from './FundingTable.messages.ts';
import { fundingColumns } from './fundingColumns.tsx';
import type { FundingPeriod } from './fundingPeriods.ts';
import { NoRounds } from './NoRounds.tsx';

export interface FundingTableProps extends SelectedRowsProps {
  /** Rounds of the current page, and the total number of matches. */
  rounds: Loadable<TablePage<FundingSearchResult>>;
  /** State of the table. `fundingTableState` reads it from a URL. 25 rows per page. */
  state: TableState;
  /**
   * Called when the user sorts, filters or changes the page. Pass the updated state to `fundingFilters`, `fundingSort`
   * and `fundingTableSearch`.
   */
  onStateChange: (update: TableStateUpdate) => void;
  /** URL of a company's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: CompanyHref;
  /** URL of an angel. Memoize this callback. Without it, their names are no links. */
  personHrefOf?: PersonHref;
  /** URL of the rounds of an investor without a page. Memoize this callback. Without it, their names are no links. */
  investorHrefOf?: InvestorHref;
  /** URL of a market's page. Memoize this callback. A new identity re-renders every row. */
  marketHrefOf: (market: CompanyMarket) => string;
  /** URL of the companies at a place, as the API writes it. Memoize this callback. */
  placeHrefOf: (location: string) => string;
  /** The period that rounds are from. Default: all. */
  period?: FundingPeriod | undefined;
  /** If no round matches: the last one before the period. */
  last?: FundingSearchResult | undefined;
  /** Rows of a page that users can choose from. */
  pageSizes?: readonly number[];
  /** Whether all rows are in one scrolling list. Use it with `everyRow`. */
  isLong?: boolean;
  /** Id of the round whose details are shown beside the table, which is marked. */
  currentRow?: string | undefined;
  /** With `isLong`: the row at the top, from 0. When it changes, the list scrolls there. */
  topRow?: number | undefined;
  /** With `isLong`: called when the user has scrolled to another row. */
  onScrollToRow?: (row: number) => void;
  /** Maximum height in px. Higher tables scroll under their header. */
  maxHeight?: number | undefined;
  /** Whether newer rows are loading. The current rows stay usable. */
  isRefreshing?: boolean;
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
  /** What users can do with rounds that they select. Without it, rows cannot be selected. */
  selectionActions?: readonly SelectionAction[];
  /** Loads all matching rounds for an export. Without it there is no export. */
  exportRows?: ExportRows<FundingSearchResult>;
  /** Rounds that were added to the data at this time or later are marked as new. ISO 8601. */
  newSince?: string | undefined;
  /** The user's watchlists, of which users can show a column. Default: no such column. */
  extras?: CompanyExtras | undefined;
  /** Stores what an export would have on the server. */
  snapshots?: SnapshotActions | undefined;
}

const rowKey = ({ id }: FundingSearchResult) => id;
const companyOf = ({ organization }: FundingSearchResult) => organization;
const extraFields = ['watchlists'] as const;

/** Table of funding rounds: company, amount, date and investors. */
export function FundingTable(props: FundingTableProps) {
  const {
    rounds,
    hrefOf,
    personHrefOf,
    investorHrefOf,
    marketHrefOf,
    placeHrefOf,
    period,
    last,
    newSince,
    extras,
    ...rest
  } = props;
  const { tools, exportRows, snapshots, selectionActions, selectedRows, onSelectedRowsChange, ...given } = rest;
  const { clearSelection: _, ...selectable } = useSelectionState({ ...given, selectedRows, onSelectedRowsChange });
  const table = { ...given, ...selectable };
  const messages = useMessages(fundingTableMessages);
  const deals = useMessages(dealMessages);
  const arrivals = useMessages(arrivalMessages);
  const extraTexts = useMessages(extraColumnsMessages);
  const places = useMessages(placeMessages);
  const { list } = useFormats();
  const isShown = isByArrival(table.state);
  const filter = table.state.filters.investors;
  const wantedInvestor = filter?.kind === 'text' ? filter.text : '';
  const columns = useMemo(
    () =>
      withExtras(
        withArrival(
          fundingColumns({
            ...{ hrefOf, personHrefOf, investorHrefOf, marketHrefOf, placeHrefOf },
            ...{ messages, deals, places, wantedInvestor },
          }),
          {
            arrivals,
            newSince,
            isShown,
          },
        ),
        { extras, fields: extraFields, texts: extraTexts, companyOf },
      ),
    [
      hrefOf,
      personHrefOf,
      investorHrefOf,
      marketHrefOf,
      placeHrefOf,
      messages,
      deals,
      places,
      wantedInvestor,
      arrivals,
      newSince,
      isShown,
      extras,
      extraTexts,
    ],
  );
  const selection = useMemo(
    (): TableRowSelection<FundingSearchResult> => ({
      nameOf: ({ organization, round_type: type, round_code: code }) =>
        list([organization.name, deals.round({ type, code })]),
    }),
    [deals, list],
  );
  const { state, onStateChange } = table;
  const none = <NoRounds {...{ state, onStateChange, period, last, hrefOf }} />;
  return (
    <Table
      {...table}
      label={messages.label}
      columns={columns}
      rows={rounds}
      rowKey={rowKey}
      empty={period ? none : messages.empty}
      noMatch={none}
      selection={selectionActions && selection}
      tools={withExportTool(
        selectionActions ? (
          <>
            <SelectionActions actions={selectionActions} selection={state.selection} />
            {tools}
          </>
        ) : (
          tools
        ),
        {
          rowsOf: exportRows,
          completeRows: completedRows({ extras, state, companyOf }),
          fileName: messages.label,
          snapshots,
        },
      )}
    />
  );
}
