import type { LinkedCompany } from '@fs/research-widgets';
import { selectionTest, type TableSelection } from '@fs/ui';
import { useRef } from 'react';

interface SelectedCompaniesOptions<Row> {
  /** Rows that are loaded. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  companyOf: (row: Row) => LinkedCompany;
  /** All rows that match, for a selection of all. */
  everyRow: (options: { signal: AbortSignal }) => AsyncIterable<readonly Row[]>;
}

export interface SelectedCompanies {
  /** Companies of the selected rows that this table has loaded, each once. */
  loaded: (selection: TableSelection) => readonly LinkedCompany[];
  /** Companies of all selected rows, each once. */
  all: (selection: TableSelection) => Promise<readonly LinkedCompany[]>;
}

/** The companies of a table's selected rows, also those of other pages. */
export function useSelectedCompanies<Row>(options: SelectedCompaniesOptions<Row>): SelectedCompanies {
  const { rows, keyOf, companyOf, everyRow } = options;
  // Rows of other pages stay selected.
  const seen = useRef(new Map<string, LinkedCompany>());
  for (const row of rows) seen.current.set(keyOf(row), companyOf(row));

  function loaded(selection: TableSelection): readonly LinkedCompany[] {
    if (selection.kind === 'rows') return eachOnce(selection.ids.flatMap((id) => seen.current.get(id) ?? []));
    const isSelected = selectionTest(selection);
    return eachOnce(rows.filter((row) => isSelected(keyOf(row))).map(companyOf));
  }

  return {
    loaded,
    async all(selection) {
      if (selection.kind === 'rows') return loaded(selection);
      const isSelected = selectionTest(selection);
      const companies: LinkedCompany[] = [];
      for await (const part of everyRow({ signal: new AbortController().signal })) {
        companies.push(...part.filter((row) => isSelected(keyOf(row))).map(companyOf));
      }
      return eachOnce(companies);
    },
  };
}

function eachOnce(companies: readonly LinkedCompany[]): readonly LinkedCompany[] {
  return [...new Map(companies.map((company) => [company.id, company])).values()];
}
