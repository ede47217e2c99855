import type { BoundMessages, TableColumn, TableState } from '@fs/ui';
import { isColumnHidden } from '@fs/ui/table-model';
import { AuthorityCell } from './AuthorityCell.tsx';
import type { CompanyExtras } from './CompanyExtras.ts';
import type { extraColumnsMessages } from './extraColumns.messages.ts';
import { ListsCell, type NamedCompany } from './ListsCell.tsx';

/** The columns, which have the names of the API's fields. */
type ExtraField = 'watchlists' | 'domain_authority';

const extraFields: readonly ExtraField[] = ['watchlists', 'domain_authority'];

interface ExtraColumnsOptions<Row> {
  /** Without it, there are no such columns. */
  extras: CompanyExtras | undefined;
  /** Which of the columns the table has. */
  fields: readonly ExtraField[];
  texts: BoundMessages<typeof extraColumnsMessages.table>;
  companyOf: (row: Row) => NamedCompany;
}

/** Whether the user chose one of the columns, which are hidden until then. */
export const showsExtras = (state: Pick<TableState, 'hidden' | 'shown'>) =>
  extraFields.some((id) => !isColumnHidden({ id, isOptional: true }, state));

/** Adds optional columns whose values are loaded on their own. */
export function withExtras<Row>(
  columns: readonly TableColumn<Row>[],
  { extras, fields, texts, companyOf }: ExtraColumnsOptions<Row>,
): readonly TableColumn<Row>[] {
  if (!extras) return columns;
  const { extrasOf, listHrefOf } = extras;
  const added: Readonly<Record<ExtraField, Omit<TableColumn<Row>, 'id'>>> = {
    watchlists: {
      header: texts.myLists,
      width: 236,
      skeleton: 'tag',
      cell: (row) => <ListsCell company={companyOf(row)} found={extrasOf(companyOf(row))} hrefOf={listHrefOf} />,
    },
    domain_authority: {
      header: texts.authority,
      width: 144,
      align: 'end',
      cell: (row) => <AuthorityCell found={extrasOf(companyOf(row))} />,
    },
  };
  return [...columns, ...fields.map((id) => ({ id, isOptional: true, isSortable: false, ...added[id] }))];
}
