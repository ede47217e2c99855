'use client';
import type { FundingRound } from '@fs/api-contract';
import { type Loadable, Table, type TablePage, type TableState, useMessages, type Wall } from '@fs/ui';
import { type ReactNode, useMemo } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { totalOf } from '../../internal/totalOf.ts';
import { type ExportRows, withExportTool } from '../../internal/withExportTool.tsx';
import { fundingTableMessages } from './FundingTable.messages.ts';
import { fundingColumns } from './fundingColumns.tsx';

export interface FundingTableProps {
  /** The rounds of the page that `state` asks for, and how many match in all. */
  rounds: Loadable<TablePage<FundingRound>>;
  /** As `fundingTableState` reads it from an address; 8 rows a page. */
  state: TableState;
  /** The user sorted, filtered or turned the page: `fundingFilters`, `fundingSort` and `fundingTableSearch` take it. */
  onStateChange: (state: TableState) => void;
  /** Address of a company's page. Keep it between renders, or every row is drawn again. */
  hrefOf: CompanyHref;
  /** Newer rows are on their way; those that stand stay in use. */
  isRefreshing?: boolean;
  /** The user wants another try after a failure. */
  onRetry?: () => void;
  /** Draws the wall. Default: a sentence. */
  denied?: (wall: Wall) => ReactNode;
  /** Users pin, move, resize and put away columns; `state` keeps what they did. */
  hasColumnTools?: boolean;
  /** Above the rows stand how many there are and the filters that are set. */
  hasFilterBar?: boolean;
  /** Users choose how high the rows are. */
  hasDensitySwitch?: boolean;
  /** What else can be done to all of it, above the rows: views. */
  tools?: ReactNode;
  /** Gives all rounds that match for a file of what is seen; without it, there is none. */
  exportRows?: ExportRows<FundingRound>;
}

const idOf = ({ id }: FundingRound) => id;

/** Funding rounds to compare: who raised how much, when, and from whom. */
export function FundingTable({ rounds, hrefOf, tools, exportRows, ...table }: FundingTableProps) {
  const messages = useMessages(fundingTableMessages);
  const deals = useMessages(dealMessages);
  const columns = useMemo(() => fundingColumns({ hrefOf, messages, deals }), [hrefOf, messages, deals]);
  return (
    <Table
      {...table}
      label={messages.label}
      columns={columns}
      rows={rounds}
      rowId={idOf}
      empty={messages.empty}
      tools={withExportTool(tools, {
        columns,
        state: table.state,
        total: totalOf(rounds),
        rowsOf: exportRows,
        fileName: messages.label,
      })}
    />
  );
}
