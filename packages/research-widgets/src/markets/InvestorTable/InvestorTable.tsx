'use client';
import type { CompanyMarket, InvestorFigures } from '@fs/api-contract';
import { type Loadable, Table, type TablePage, useMessages } from '@fs/ui';
import { useMemo } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import type { SearchTableProps } from '../../internal/SearchTableProps.ts';
import { withExportTool } from '../../internal/withExportTool.tsx';
import { investorTableMessages } from './InvestorTable.messages.ts';
import { investorColumns } from './investorColumns.tsx';

export interface InvestorTableProps extends SearchTableProps<InvestorFigures> {
  /** Investors of the current page, and the total number of matches. */
  investors: Loadable<TablePage<InvestorFigures>>;
  /** URL of a firm's or a company's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: CompanyHref;
  /** URL of an angel. Memoize this callback. */
  personHrefOf: PersonHref;
  /** URL of the rounds of an investor of whom only the name is known. Memoize this callback. */
  investorHrefOf: InvestorHref;
  /** URL of a market's page. Memoize this callback. */
  marketHrefOf: (market: CompanyMarket) => string;
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
