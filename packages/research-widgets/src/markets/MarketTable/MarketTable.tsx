'use client';
import type { MarketFigures } from '@fs/api-contract';
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
import { marketTableMessages } from './MarketTable.messages.ts';
import { marketColumns } from './marketColumns.tsx';
import { largestYear } from './marketYears.ts';

export interface MarketTableProps {
  /** Markets of the current page, and the total number of matches. */
  markets: Loadable<TablePage<MarketFigures>>;
  /** State of the table. `marketTableState` reads it from a URL. 10 rows per page. */
  state: TableState;
  /** Called when the user sorts or changes the page. Pass the updated state to `marketSort` and `marketTableSearch`. */
  onStateChange: (update: TableStateUpdate) => void;
  /** URL of a market's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: (market: Pick<MarketFigures, 'id'>) => string;
  /** URL of a company's page. Memoize this callback. Without it, companies are not links. */
  companyHrefOf?: CompanyHref;
  /** URL of an angel. Memoize this callback. Without it, their names are no links. */
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Memoize this callback. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  /** Whether there is a column for the top investor, who is known to users only. @default false */
  hasInvestors?: boolean;
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
  /** Content shown when there is no market. Default: a message that there is none yet. */
  empty?: ReactNode;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
  /** Whether users can pin, move, resize and hide columns. `state` holds their changes. */
  hasColumnTools?: boolean;
  /** Whether users can change the density of rows. */
  hasDensitySwitch?: boolean;
  /** Further tools above the rows, such as views. */
  tools?: ReactNode;
  /** Loads all matching markets for an export. Without it there is no export. */
  exportRows?: ExportRows<MarketFigures>;
}

const rowKey = ({ id }: MarketFigures) => id;

/** Table of markets: companies, funding, and the last 12 months. The years of all rows have one scale. */
export function MarketTable(props: MarketTableProps) {
  const { markets, hrefOf, companyHrefOf, personHrefOf, investorHrefOf, hasInvestors = false, ...rest } = props;
  const { empty, tools, exportRows, ...table } = rest;
  const messages = useMessages(marketTableMessages);
  const shown = shownRows(markets);
  const mostRaised = useMemo(() => largestYear(shown), [shown]);
  const columns = useMemo(
    () => marketColumns({ hrefOf, companyHrefOf, personHrefOf, investorHrefOf, hasInvestors, mostRaised, messages }),
    [hrefOf, companyHrefOf, personHrefOf, investorHrefOf, hasInvestors, mostRaised, messages],
  );
  return (
    <Table
      {...table}
      label={messages.label}
      columns={columns}
      rows={markets}
      rowKey={rowKey}
      empty={empty ?? messages.empty}
      tools={withExportTool(tools, { rowsOf: exportRows, fileName: messages.label })}
    />
  );
}

const noRows: readonly MarketFigures[] = [];

/** The rows on screen, which may be those before a failure. */
function shownRows(markets: MarketTableProps['markets']): readonly MarketFigures[] {
  if (markets.state === 'ready') return markets.value.rows;
  return (markets.state === 'failed' && markets.last?.rows) || noRows;
}
