'use client';
import type { FundingRound } from '@fs/api-contract';
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
import { dealMessages } from '../../internal/deals.messages.ts';
import { type ExportRows, withExportTool } from '../../internal/withExportTool.tsx';
import { fundingTableMessages } from './FundingTable.messages.ts';
import { fundingColumns } from './fundingColumns.tsx';

export interface FundingTableProps {
  /** Rounds of the current page, and the total number of matches. */
  rounds: Loadable<TablePage<FundingRound>>;
  /** State of the table. `fundingTableState` reads it from a URL. 8 rows per page. */
  state: TableState;
  /**
   * Called when the user sorts, filters or changes the page. Pass the updated state to `fundingFilters`, `fundingSort`
   * and `fundingTableSearch`.
   */
  onStateChange: (update: TableStateUpdate) => void;
  /** URL of a company's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: CompanyHref;
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
  /** Further tools above the rows, such as views. */
  tools?: ReactNode;
  /** Loads all matching rounds for an export. Without it there is no export. */
  exportRows?: ExportRows<FundingRound>;
}

const rowKey = ({ id }: FundingRound) => id;

/** Table of funding rounds: company, amount, date and investors. */
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
      rowKey={rowKey}
      empty={messages.empty}
      tools={withExportTool(tools, { rowsOf: exportRows, fileName: messages.label })}
    />
  );
}
