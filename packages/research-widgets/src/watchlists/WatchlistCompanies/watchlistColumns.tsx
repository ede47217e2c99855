'use client';
import type { WatchlistCompany } from '@fs/api-contract';
import { type BoundMessages, DateText, type TableColumn } from '@fs/ui';
import { MarkedCompany } from './MarkedCompany.tsx';
import { NoteCell } from './NoteCell.tsx';
import type { watchlistCompaniesMessages } from './WatchlistCompanies.messages.ts';
import type { WatchlistNotes } from './WatchlistNotes.ts';

type Columns = readonly TableColumn<WatchlistCompany>[];

/** Columns of the company table, plus what is new, when the company was added, and its note. */
export function watchlistColumns(
  ofCompanies: Columns,
  messages: BoundMessages<typeof watchlistCompaniesMessages.table>,
  notes?: WatchlistNotes,
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
      width: 116,
      firstSort: 'descending',
      value: ({ added }) => added,
      cell: ({ added }) => <DateText value={added} isShort />,
    },
    {
      id: 'note',
      header: messages.note,
      width: 260,
      isSortable: false,
      isOptional: true,
      value: ({ note }) => note || null,
      cell: (row) => <NoteCell key={row.id} company={row} notes={notes} />,
    },
  ];
}
