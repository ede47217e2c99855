/** Rows that a user marked, by id, so that they stay marked on other pages and in another order. */
export type TableSelection =
  | { readonly kind: 'rows'; readonly ids: readonly string[] }
  /** All that match the filters, whether they were ever shown, without these. */
  | { readonly kind: 'matching'; readonly except: readonly string[] };

const none: TableSelection = { kind: 'rows', ids: [] };

export interface RowsMarked {
  ids: readonly string[];
  isSelected: boolean;
}

/** Whether a row is marked, asked for many: the ids are looked at once. */
export function selectionTest(selection: TableSelection = none): (id: string) => boolean {
  if (selection.kind === 'rows') {
    const ids = new Set(selection.ids);
    return (id) => ids.has(id);
  }
  const except = new Set(selection.except);
  return (id) => !except.has(id);
}

/** How many rows are marked of so many that match. */
export function selectedCount(selection: TableSelection | undefined, total: number): number {
  if (!selection) return 0;
  return selection.kind === 'rows' ? selection.ids.length : Math.max(0, total - selection.except.length);
}

/** These rows marked, or not; undefined when none is marked any more. */
export function withRowsSelected(
  selected: TableSelection | undefined,
  { ids, isSelected }: RowsMarked,
): TableSelection | undefined {
  const selection = selected ?? none;
  if (selection.kind === 'matching') {
    return { kind: 'matching', except: isSelected ? without(selection.except, ids) : union(selection.except, ids) };
  }
  const next = isSelected ? union(selection.ids, ids) : without(selection.ids, ids);
  return next.length === 0 ? undefined : { kind: 'rows', ids: next };
}

/** The rows from the one that was marked last to this one, in either direction; this one alone where the other is gone. */
export function rangeOf(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function union(left: readonly string[], right: readonly string[]): readonly string[] {
  return Array.from(new Set([...left, ...right]));
}

function without(all: readonly string[], gone: readonly string[]): readonly string[] {
  const ids = new Set(gone);
  return all.filter((id) => !ids.has(id));
}
