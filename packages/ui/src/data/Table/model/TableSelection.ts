/** Selected rows by id, so that they stay selected on other pages and in another order. */
export type TableSelection =
  | { readonly kind: 'rows'; readonly ids: readonly string[] }
  /** All rows that match the filters, loaded or not, except these. */
  | { readonly kind: 'matching'; readonly except: readonly string[] };

const none: TableSelection = { kind: 'rows', ids: [] };

export interface RowsSelected {
  ids: readonly string[];
  isSelected: boolean;
}

/** Builds a predicate for many rows: it indexes the ids once. */
export function selectionTest(selection: TableSelection = none): (id: string) => boolean {
  if (selection.kind === 'rows') {
    const ids = new Set(selection.ids);
    return (id) => ids.has(id);
  }
  const except = new Set(selection.except);
  return (id) => !except.has(id);
}

/** The number of selected rows, given how many match. */
export function selectedCount(selection: TableSelection | undefined, total: number): number {
  if (!selection) return 0;
  return selection.kind === 'rows' ? selection.ids.length : Math.max(0, total - selection.except.length);
}

/** Whether both select the same rows: a caller that keeps the selection may pass a new object each time. */
export function isSameSelection(one: TableSelection = none, other: TableSelection = none): boolean {
  const namedBy = (selection: TableSelection) => (selection.kind === 'rows' ? selection.ids : selection.except);
  const [left, right] = [namedBy(one), namedBy(other)];
  return one.kind === other.kind && left.length === right.length && left.every((id, index) => id === right[index]);
}

/** Selects or deselects rows. Returns undefined when none is selected. */
export function withRowsSelected(
  selected: TableSelection | undefined,
  { ids, isSelected }: RowsSelected,
): TableSelection | undefined {
  const selection = selected ?? none;
  if (selection.kind === 'matching') {
    return { kind: 'matching', except: isSelected ? without(selection.except, ids) : union(selection.except, ids) };
  }
  const next = isSelected ? union(selection.ids, ids) : without(selection.ids, ids);
  return next.length === 0 ? undefined : { kind: 'rows', ids: next };
}

/** The rows from the last selected one to this one, in either direction. Only this one if the other is gone. */
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
