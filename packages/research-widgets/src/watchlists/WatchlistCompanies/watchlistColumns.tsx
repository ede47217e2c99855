'use client';
import type { WatchlistCompany } from '@fs/api-contract';
import { type BoundMessages, DateText, type TableColumn } from '@fs/ui';
import { MarkedCompany } from './MarkedCompany.tsx';
import type { watchlistCompaniesMessages } from './WatchlistCompanies.messages.ts';

type Columns = readonly TableColumn<WatchlistCompany>[];

/** Columns of the company table, plus what is new and when the company was added. */
export function watchlistColumns(
  ofCompanies: Columns,
  messages: BoundMessages<typeof watchlistCompaniesMessages.table>,
): Columns {
  const marked = ofCompanies.map((column) => {
    if (column.isRowHeader) {
      return {
        ...column,
        cell: (row: WatchlistCompany) => <MarkedCompany company={row}>{column.cell?.(row)}</MarkedCompany>,
      };
    }
    // They make room for the date.
    return ['founded_on', 'homepage_url'].includes(column.id) ? { ...column, isOptional: true } : column;
  });
  return [
    ...marked,
    {
      id: 'added',
      header: messages.added,
      width: 148,
      firstSort: 'descending',
      value: ({ added }) => added,
      cell: ({ added }) => <DateText value={added} />,
    },
  ];
}
