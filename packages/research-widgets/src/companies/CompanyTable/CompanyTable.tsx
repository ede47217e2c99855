'use client';
import type { CompanyMarket, CompanySearchResult } from '@fs/api-contract';
import { HoverCardGroup, type Loadable, Table, type TablePage, type TableState, useMessages, type Wall } from '@fs/ui';
import { type ReactNode, useMemo } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { totalOf } from '../../internal/totalOf.ts';
import { type ExportRows, withExportTool } from '../../internal/withExportTool.tsx';
import { CompanyHoverCard } from './CompanyHoverCard.tsx';
import { companyTableMessages } from './CompanyTable.messages.ts';
import { companyColumns } from './companyColumns.tsx';
import { companyFilterDelay } from './companySearch.ts';

export interface CompanyTableProps {
  /** The companies of the page that `state` asks for, and how many match in all. */
  companies: Loadable<TablePage<CompanySearchResult>>;
  /** As `companyTableState` reads it from an address; 8 rows a page. */
  state: TableState;
  /** The user sorted, filtered or turned the page: `companyFilters`, `companySort` and `companyTableSearch` take it. */
  onStateChange: (state: TableState) => void;
  /** Address of a company's page. Keep it between renders, or every row is drawn again. */
  hrefOf: CompanyHref;
  /** Address of a market's page. Keep it between renders. */
  marketHrefOf: (market: CompanyMarket) => string;
  /** A name shows a card when it is pointed at or focused: to users who are signed in. */
  isSignedIn: boolean;
  /** Newer rows are on their way; those that stand stay in use. */
  isRefreshing?: boolean;
  /** What is said when no company is there, whatever the filters. Default: that there is none yet. */
  empty?: ReactNode;
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
  /** Gives all companies that match for a file of what is seen; without it, there is none. */
  exportRows?: ExportRows<CompanySearchResult>;
}

const idOf = ({ id }: CompanySearchResult) => id;

/** Companies to compare: sorted, filtered and paged by the search. */
export function CompanyTable(props: CompanyTableProps) {
  const { companies, hrefOf, marketHrefOf, isSignedIn, empty, tools, exportRows, ...table } = props;
  const messages = useMessages(companyTableMessages);
  const columns = useMemo(() => companyColumns({ hrefOf, marketHrefOf, messages }), [hrefOf, marketHrefOf, messages]);
  const rows = companies.state === 'ready' ? companies.value.rows : [];

  function card(id: string) {
    const company = isSignedIn ? rows.find((row) => row.id === id) : undefined;
    return company && { label: company.name, content: <CompanyHoverCard company={company} /> };
  }

  return (
    <HoverCardGroup card={card}>
      <Table
        {...table}
        label={messages.label}
        columns={columns}
        rows={companies}
        rowId={idOf}
        empty={empty ?? messages.empty}
        filterDelay={companyFilterDelay}
        tools={withExportTool(tools, {
          columns,
          state: table.state,
          total: totalOf(companies),
          rowsOf: exportRows,
          fileName: messages.label,
        })}
      />
    </HoverCardGroup>
  );
}
