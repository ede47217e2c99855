import { type Debounced, debounce } from '../../../system/debounce/debounce.ts';
import type { TableFilter } from '../model/TableState.ts';

/** Changed filters by column. Undefined removes a filter. */
export type FilterChanges = Readonly<Record<string, TableFilter | undefined>>;

export interface FilterDraft {
  /** Changes a filter and restarts the delay. */
  change: (column: string, filter: TableFilter | undefined) => void;
  /** Whether a change of this column is waiting. */
  has: (column: string) => boolean;
  /** The latest filter of a column, applied or waiting. */
  latest: (column: string, applied: TableFilter | undefined) => TableFilter | undefined;
  /** Applies waiting changes now. */
  flush: () => void;
  /** Drops waiting changes. */
  cancel: () => void;
  /** Changes the delay, also of waiting changes. */
  setDelay: (delayMs: number) => void;
}

/** Debounces filters: all changes apply together, `delayMs` milliseconds after the last one. */
export function createFilterDraft(delayMs: number, onApply: (changes: FilterChanges) => void): FilterDraft {
  let changes: FilterChanges = {};
  let currentDelayMs = delayMs;
  let apply: Debounced<[FilterChanges]> = debounce(applyNow, delayMs);

  function applyNow(due: FilterChanges) {
    changes = {};
    onApply(due);
  }

  return {
    change(column, filter) {
      changes = { ...changes, [column]: filter };
      apply(changes);
    },
    has: (column) => column in changes,
    latest: (column, applied) => (column in changes ? changes[column] : applied),
    flush: () => apply.flush(),
    cancel() {
      apply.cancel();
      changes = {};
    },
    setDelay(nextDelayMs) {
      if (nextDelayMs === currentDelayMs) return;
      currentDelayMs = nextDelayMs;
      apply.cancel();
      apply = debounce(applyNow, nextDelayMs);
      if (Object.keys(changes).length > 0) apply(changes);
    },
  };
}
