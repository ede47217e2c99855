import type { BoundMessages, TableColumn, TableState } from '@fs/ui';
import { type CompanyLists, ListsCell, type NamedCompany } from './ListsCell.tsx';
import type { listsColumnMessages } from './listsColumn.messages.ts';

interface ListsColumnOptions<Row> {
  /** Without it, there is no column. */
  lists: CompanyLists | undefined;
  texts: BoundMessages<typeof listsColumnMessages.table>;
  companyOf: (row: Row) => NamedCompany;
}

/** The column, which has the name of the API's field. */
const listsField = 'watchlists';

/** Whether the user chose the column of lists, which is hidden until then. */
export const showsLists = ({ hidden }: Pick<TableState, 'hidden'>) =>
  hidden !== undefined && !hidden.includes(listsField);

/** Adds a column with the user's lists. It has no text, because an export doesn't know the lists of all its rows. */
export function withLists<Row>(
  columns: readonly TableColumn<Row>[],
  { lists, texts, companyOf }: ListsColumnOptions<Row>,
): readonly TableColumn<Row>[] {
  if (!lists) return columns;
  return [
    ...columns,
    {
      id: listsField,
      header: texts.myLists,
      width: 236,
      isOptional: true,
      isSortable: false,
      skeleton: 'tag',
      cell: (row) => <ListsCell company={companyOf(row)} lists={lists} />,
    },
  ];
}
