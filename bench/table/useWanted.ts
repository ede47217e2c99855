import { useMemo, useState } from 'react';
import { asGiven, type BenchCompany, pageSize, type Wanted, wantedRows } from './tableModel.ts';

/** For pages that filter and sort their rows by hand. */
export function useWanted(rows: readonly BenchCompany[]) {
  const [wanted, setWanted] = useState(asGiven);
  const found = useMemo(() => wantedRows(rows, wanted), [rows, wanted]);
  return { wanted, setWanted, found };
}

/** For pages that also paginate by hand, from 0. Another sort or filter returns to the first page. */
export function useWantedPage(rows: readonly BenchCompany[]) {
  const { wanted, setWanted, found } = useWanted(rows);
  const [page, setPage] = useState(0);
  function change(next: Wanted) {
    setWanted(next);
    setPage(0);
  }
  return { wanted, change, found, page, setPage, shown: found.slice(page * pageSize, (page + 1) * pageSize) };
}
