'use client';
import type { AcquisitionDeal, CompanyMarket } from '@fs/api-contract';
import { type Loadable, Table, type TablePage, useMessages } from '@fs/ui';
import { useMemo } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { placeMessages } from '../../internal/place.messages.ts';
import type { SearchTableProps } from '../../internal/SearchTableProps.ts';
import { withExportTool } from '../../internal/withExportTool.tsx';
import { acquisitionTableMessages } from './AcquisitionTable.messages.ts';
import { acquisitionColumns } from './acquisitionColumns.tsx';

export interface AcquisitionTableProps extends SearchTableProps<AcquisitionDeal> {
  /** Acquisitions of the current page, and the total number of matches. */
  acquisitions: Loadable<TablePage<AcquisitionDeal>>;
  /** URL of a company's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: CompanyHref;
  /** URL of a market's page. Memoize this callback. */
  marketHrefOf: (market: CompanyMarket) => string;
  /** URL of the companies at a place, as the API writes it. Memoize this callback. */
  placeHrefOf: (location: string) => string;
}

const rowKey = ({ id }: AcquisitionDeal) => id;

/** Table of acquisitions: which company was bought, by whom, when and for how much. */
export function AcquisitionTable(props: AcquisitionTableProps) {
  const { acquisitions, hrefOf, marketHrefOf, placeHrefOf, tools, exportRows, ...table } = props;
  const messages = useMessages(acquisitionTableMessages);
  const deals = useMessages(dealMessages);
  const places = useMessages(placeMessages);
  const columns = useMemo(
    () => acquisitionColumns({ hrefOf, marketHrefOf, placeHrefOf, messages, deals, places }),
    [hrefOf, marketHrefOf, placeHrefOf, messages, deals, places],
  );
  return (
    <Table
      {...table}
      label={messages.label}
      columns={columns}
      rows={acquisitions}
      rowKey={rowKey}
      empty={messages.empty}
      tools={withExportTool(tools, { rowsOf: exportRows, fileName: messages.label })}
    />
  );
}
