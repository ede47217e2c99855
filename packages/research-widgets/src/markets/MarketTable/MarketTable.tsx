'use client';
import type { Market } from '@fs/api-contract';
import {
  batchRows,
  type DeniedState,
  everyRow,
  type Loadable,
  Table,
  type TableState,
  type TableStateUpdate,
  tableRows,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useMemo } from 'react';
import { pagedRows } from '../../internal/pagedRows.ts';
import { withExportTool } from '../../internal/withExportTool.tsx';
import { marketTableMessages } from './MarketTable.messages.ts';
import { marketColumns } from './marketColumns.tsx';

export interface MarketTableProps {
  /** All markets that match the search. */
  markets: Loadable<readonly Market[]>;
  /** State of the table. `marketTableState` reads it from a URL. 10 rows per page. */
  state: TableState;
  /** Called when the user sorts or changes the page. `marketTableSearch` writes the state to a URL. */
  onStateChange: (update: TableStateUpdate) => void;
  /** URL of a market's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: (market: Pick<Market, 'id'>) => string;
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
  /** Whether the rows can be exported. */
  hasExport?: boolean;
}

const rowKey = ({ id }: Market) => id;

/** Table of markets with their companies and funding. Sorts and pages the given rows. */
export function MarketTable({ markets, hrefOf, empty, tools, hasExport = false, ...table }: MarketTableProps) {
  const messages = useMessages(marketTableMessages);
  const columns = useMemo(() => marketColumns({ hrefOf, messages }), [hrefOf, messages]);
  const rows = useMemo(() => pagedRows(markets, table.state, columns), [markets, table.state, columns]);
  const all = markets.state === 'ready' ? markets.value : [];
  const everyRowOf = () => batchRows(tableRows(all, { ...table.state, page: 1, pageSize: everyRow }, columns).rows);
  return (
    <Table
      {...table}
      label={messages.label}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      empty={empty ?? messages.empty}
      tools={withExportTool(tools, { rowsOf: hasExport ? everyRowOf : undefined, fileName: messages.label })}
    />
  );
}
