import type { CompanyTableProps, LinkedCompany } from '@fs/research-widgets';
import { selectionTest, type TableSelection } from '@fs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

interface SelectedCompaniesOptions<Row> {
  /** Rows that are loaded. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  companyOf: (row: Row) => LinkedCompany;
  /** All rows that match, for a selection of all. */
  everyRow: (options: { signal: AbortSignal }) => AsyncIterable<readonly Row[]>;
}

export interface SelectedCompanies {
  /** Props of the table: the rows that are selected. */
  shown: Pick<CompanyTableProps, 'selectedRows' | 'onSelectedRowsChange'>;
  /** Companies of the selected rows that this table has loaded, each once. */
  loaded: (selection: TableSelection) => readonly LinkedCompany[];
  /** Companies of all selected rows, each once. */
  all: (selection: TableSelection) => Promise<readonly LinkedCompany[]>;
}

/** The companies of a table's selected rows, also those of other pages. */
export function useSelectedCompanies<Row>(options: SelectedCompaniesOptions<Row>): SelectedCompanies {
  const { rows, keyOf, companyOf, everyRow } = options;
  const { seen, selectedRows, onSelectedRowsChange } = useKeptRows();
  for (const row of rows) seen.set(keyOf(row), companyOf(row));

  function loaded(selection: TableSelection): readonly LinkedCompany[] {
    if (selection.kind === 'rows') return eachOnce(selection.ids.flatMap((id) => seen.get(id) ?? []));
    const isSelected = selectionTest(selection);
    return eachOnce(rows.filter((row) => isSelected(keyOf(row))).map(companyOf));
  }

  return {
    shown: { selectedRows, onSelectedRowsChange },
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

interface KeptRows {
  selectedRows: TableSelection | undefined;
  /** Companies by row, because rows of other pages stay selected. */
  seen: Map<string, LinkedCompany>;
}

const keptKey = ['selected-rows'] as const;
/** In milliseconds. */
const keptFor = 60 * 60 * 1000;

/** The selected rows of a table. Back finds them again, as each entry of the history has its own. */
function useKeptRows() {
  const queries = useQueryClient();
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  const [kept] = useState(() => queries.getQueryData<KeptRows>([...keptKey, entry]));
  const [seen] = useState(() => kept?.seen ?? new Map<string, LinkedCompany>());
  const [selectedRows, onSelectedRowsChange] = useState(kept?.selectedRows);
  useEffect(() => {
    // Without an observer, it is forgotten after this time, and at once with the user's other data.
    queries.setQueryDefaults(keptKey, { gcTime: keptFor });
    queries.setQueryData<KeptRows>([...keptKey, entry], { selectedRows, seen });
  }, [queries, entry, selectedRows, seen]);
  return { seen, selectedRows, onSelectedRowsChange };
}

function eachOnce(companies: readonly LinkedCompany[]): readonly LinkedCompany[] {
  return [...new Map(companies.map((company) => [company.id, company])).values()];
}
