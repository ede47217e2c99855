import type { CompanyColumns } from '@fs/api-contract';
import type { BoundMessages, TableState, TableValue } from '@fs/ui';
import type { CompanyExtras } from './CompanyExtras.ts';
import type { extraColumnsMessages } from './extraColumns.messages.ts';
import { type ExtraField, showsExtras } from './extraFields.ts';

type Texts = BoundMessages<typeof extraColumnsMessages.table>;

/** A row of an export, with what is known of its company. */
type ExportedRow<Row> = Row & { readonly extras?: CompanyColumns | undefined };

interface CompletedRowsOptions<Row> {
  extras: CompanyExtras | undefined;
  state: Pick<TableState, 'hidden' | 'shown'>;
  companyOf: (row: Row) => { id: string };
}

/** Loads what the exported columns show of the companies of a batch. Undefined while none of these columns is shown. */
export function completedRows<Row extends object>({ extras, state, companyOf }: CompletedRowsOptions<Row>) {
  if (!extras || !showsExtras(state)) return undefined;
  return async (rows: readonly Row[], { signal }: { signal: AbortSignal }): Promise<readonly ExportedRow<Row>[]> => {
    const found = await extras.loadExtras([...new Set(rows.map((row) => companyOf(row).id))], { signal });
    return rows.map((row) => ({ ...row, extras: found[companyOf(row).id] }));
  };
}

/** What is known of the company of a row in a file, or on the clipboard, where it is that of the visible row. */
export function knownOf<Row>(
  row: Row,
  { extrasOf, companyOf }: Pick<CompanyExtras, 'extrasOf'> & { companyOf: (row: Row) => { id: string } },
): CompanyColumns | undefined {
  const exported = (row as ExportedRow<Row>).extras;
  if (exported) return exported;
  const found = extrasOf(companyOf(row));
  return found.state === 'ready' ? found.value : undefined;
}

/** A cell in a file. */
export function extraValue(field: ExtraField, known: CompanyColumns | undefined, texts: Texts): TableValue {
  if (!known) return null;
  switch (field) {
    case 'watchlists': {
      const { total, first } = known.watchlists;
      const names = first.map(({ name }) => name);
      const unnamed = total - names.length;
      return unnamed > 0 ? [...names, texts.unnamed({ count: unnamed })] : names;
    }
    case 'domain_authority':
      return known.is_domain_authority_withheld ? texts.withheld : known.domain_authority;
    case 'followers':
      return known.followers;
  }
}
