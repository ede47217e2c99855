import type { BoundMessages, TableColumn } from '@fs/ui';
import { AuthorityCell } from './AuthorityCell.tsx';
import type { CompanyExtras } from './CompanyExtras.ts';
import { extraValue, knownOf } from './exportedExtras.ts';
import type { extraColumnsMessages } from './extraColumns.messages.ts';
import type { ExtraField } from './extraFields.ts';
import { FollowersCell } from './FollowersCell.tsx';
import { ListsCell, type NamedCompany } from './ListsCell.tsx';

interface ExtraColumnsOptions<Row> {
  /** Without it, there are no such columns. */
  extras: CompanyExtras | undefined;
  /** Which of the columns the table has. */
  fields: readonly ExtraField[];
  texts: BoundMessages<typeof extraColumnsMessages.table>;
  companyOf: (row: Row) => NamedCompany;
}

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
    followers: {
      header: texts.followers,
      width: 112,
      align: 'end',
      cell: (row) => <FollowersCell found={extrasOf(companyOf(row))} />,
    },
  };
  return [
    ...columns,
    ...fields.map((id) => ({
      id,
      isOptional: true,
      isSortable: false,
      value: (row: Row) => extraValue(id, knownOf(row, { extrasOf, companyOf }), texts),
      ...added[id],
    })),
  ];
}
