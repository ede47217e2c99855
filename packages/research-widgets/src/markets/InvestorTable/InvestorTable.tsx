'use client';
import type { CompanyMarket, InvestorFigures } from '@fs/api-contract';
import {
  type DeniedState,
  type Loadable,
  Table,
  type TablePage,
  type TableState,
  type TableStateUpdate,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useMemo } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { type ExportRows, withExportTool } from '../../internal/withExportTool.tsx';
import { investorTableMessages } from './InvestorTable.messages.ts';
import { investorColumns } from './investorColumns.tsx';

export interface InvestorTableProps {
  /** Investors of the current page, and the total number of matches. */
  investors: Loadable<TablePage<InvestorFigures>>;
  /** State of the table. `investorTableState` reads it from a URL. 25 rows per page. */
  state: TableState;
  /**
   * Called when the user sorts, filters or changes the page. Pass the updated state to `investorFilters`, `investorSort`
   * and `investorTableSearch`.
   */
  onStateChange: (update: TableStateUpdate) => void;
  /** URL of a firm's or a company's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: CompanyHref;
  /** URL of an angel. Memoize this callback. */
  personHrefOf: PersonHref;
  /** URL of the rounds of an investor of whom only the name is known. Memoize this callback. */
  investorHrefOf: InvestorHref;
  /** URL of a market's page. Memoize this callback. */
  marketHrefOf: (market: CompanyMarket) => string;
  /** Rows of a page that users can choose from. */
  pageSizes?: readonly number[];
  /** Whether all rows are in one scrolling list. Use it with `everyRow`. */
  isLong?: boolean;
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
  /** Loads all matching investors for an export. Without it there is no export. */
  exportRows?: ExportRows<InvestorFigures>;
}

const rowKey = ({ investor }: InvestorFigures) => investor.id;

/** Table of investors: how active they are, where, and their last deal. */
export function InvestorTable(props: InvestorTableProps) {
  const { investors, hrefOf, personHrefOf, investorHrefOf, marketHrefOf, tools, exportRows, ...table } = props;
  const messages = useMessages(investorTableMessages);
  const columns = useMemo(
    () => investorColumns({ hrefOf, personHrefOf, investorHrefOf, marketHrefOf, messages }),
    [hrefOf, personHrefOf, investorHrefOf, marketHrefOf, messages],
  );
  return (
    <Table
      {...table}
      label={messages.label}
      columns={columns}
      rows={investors}
      rowKey={rowKey}
      empty={messages.empty}
      tools={withExportTool(tools, { rowsOf: exportRows, fileName: messages.label })}
    />
  );
}
