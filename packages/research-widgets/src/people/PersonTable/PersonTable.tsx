'use client';
import type { PersonSearchResult } from '@fs/api-contract';
import { type Loadable, Table, type TablePage, useMessages } from '@fs/ui';
import { useMemo } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { PersonHref } from '../../internal/InvestorLink.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import type { SearchTableProps } from '../../internal/SearchTableProps.ts';
import { withExportTool } from '../../internal/withExportTool.tsx';
import { personTableMessages } from './PersonTable.messages.ts';
import { personColumns } from './personColumns.tsx';

export interface PersonTableProps extends SearchTableProps<PersonSearchResult> {
  /** People of the current page, and the total number of matches. */
  people: Loadable<TablePage<PersonSearchResult>>;
  /** URL of a person's page. Memoize this callback. A new identity re-renders every row. */
  hrefOf: PersonHref;
  /** URL of a company's page. Memoize this callback. */
  companyHrefOf: CompanyHref;
  /** URL of the companies at a place, as the API writes it. Memoize this callback. */
  placeHrefOf: (location: string) => string;
}

const rowKey = ({ id }: PersonSearchResult) => id;

/** Table of people: what they do, at which company, and where it is. */
export function PersonTable(props: PersonTableProps) {
  const { people, hrefOf, companyHrefOf, placeHrefOf, tools, exportRows, ...table } = props;
  const messages = useMessages(personTableMessages);
  const places = useMessages(placeMessages);
  const columns = useMemo(
    () => personColumns({ hrefOf, companyHrefOf, placeHrefOf, messages, places }),
    [hrefOf, companyHrefOf, placeHrefOf, messages, places],
  );
  return (
    <Table
      {...table}
      label={messages.label}
      columns={columns}
      rows={people}
      rowKey={rowKey}
      empty={messages.empty}
      tools={withExportTool(tools, { rowsOf: exportRows, fileName: messages.label })}
    />
  );
}
