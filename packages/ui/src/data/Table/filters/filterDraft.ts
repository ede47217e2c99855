import { debounce } from '../../../system/debounce/debounce.ts';
import type { TableFilter } from '../model/TableState.ts';

/** What changed since filters were last applied, by column; undefined: this one goes. */
export type FilterChanges = Readonly<Record<string, TableFilter | undefined>>;

export interface FilterDraft {
  /** Notes a change and starts the wait anew. */
  change: (column: string, filter: TableFilter | undefined) => void;
  /** Whether a change of this column is noted and not applied yet. */
  has: (column: string) => boolean;
  /** The filter of a column as the user last left it, applied or not. */
  latest: (column: string, applied: TableFilter | undefined) => TableFilter | undefined;
  /** Applies at once what is noted. */
  flush: () => void;
  /** Forgets it. */
  cancel: () => void;
}

/**
 * Filters that take effect together, `delay` milliseconds after the last change, so that rows do not change with every
 * letter.
 */
export function createFilterDraft(delay: number, onApply: (changes: FilterChanges) => void): FilterDraft {
  let changes: FilterChanges = {};
  const apply = debounce((due: FilterChanges) => {
    changes = {};
    onApply(due);
  }, delay);

  return {
    change(column, filter) {
      changes = { ...changes, [column]: filter };
      apply(changes);
    },
    has: (column) => column in changes,
    latest: (column, applied) => (column in changes ? changes[column] : applied),
    flush: apply.flush,
    cancel() {
      apply.cancel();
      changes = {};
    },
  };
}
