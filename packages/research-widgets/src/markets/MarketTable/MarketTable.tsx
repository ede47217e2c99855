'use client';
import type { Market } from '@fs/api-contract';
import { batchRows, everyRow, type Loadable, Table, type TableState, tableRows, useMessages, type Wall } from '@fs/ui';
import { type ReactNode, useMemo } from 'react';
import { pagedRows } from '../../internal/pagedRows.ts';
import { totalOf } from '../../internal/totalOf.ts';
import { withExportTool } from '../../internal/withExportTool.tsx';
import { marketTableMessages } from './MarketTable.messages.ts';
import { marketColumns } from './marketColumns.tsx';

export interface MarketTableProps {
  /** All markets that the search found. */
  markets: Loadable<readonly Market[]>;
  /** As `marketTableState` reads it from an address; 10 rows a page. */
  state: TableState;
  /** The user sorted or turned the page; `marketTableSearch` writes it into the address. */
  onStateChange: (state: TableState) => void;
  /** Address of a market's page. Keep it between renders, or every row is drawn again. */
  hrefOf: (market: Pick<Market, 'id'>) => string;
  /** Newer rows are on their way; those that stand stay in use. */
  isRefreshing?: boolean;
  /** What is said when no market is there. Default: that there is none yet. */
  empty?: ReactNode;
  /** The user wants another try after a failure. */
  onRetry?: () => void;
  /** Draws the wall. Default: a sentence. */
  denied?: (wall: Wall) => ReactNode;
  /** Users pin, move, resize and put away columns; `state` keeps what they did. */
  hasColumnTools?: boolean;
  /** Users choose how high the rows are. */
  hasDensitySwitch?: boolean;
  /** What else can be done to all of it, above the rows: views. */
  tools?: ReactNode;
  /** What is seen can be taken along as a file. */
  hasExport?: boolean;
}

/** Markets to compare by their companies and money. It sorts and pages what it is given. */
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
      empty={empty ?? messages.empty}
      tools={withExportTool(tools, {
        columns,
        state: table.state,
        total: totalOf(rows),
        rowsOf: hasExport ? everyRowOf : undefined,
        fileName: messages.label,
      })}
    />
  );
}
