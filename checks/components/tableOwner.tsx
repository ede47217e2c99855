import { createTableState, ready, Table, type TableState, type TableStateUpdate, tableRows } from '@fs/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { type Harbor, harborColumns, harbors } from '../../packages/ui/src/testing/harbors.tsx';
import { renderOnPage } from './renderOnPage.tsx';

/** When an owner renders a change, and which state it applies an update to before that. */
export type OwnerKind = 'at once' | 'later, from the rendered state' | 'later, from the latest state';

/** Controls a table's state: updates at once, or only on request, as a router does. */
export class TableOwner {
  /** The state that the table requested last, with later changes from outside. */
  asked: TableState;
  /** The rows on the server; a refetch replaces the whole array. */
  all: readonly Harbor[] = harbors;
  kind: OwnerKind = 'at once';
  #given: TableState;
  #snapshot: { state: TableState; all: readonly Harbor[] };
  readonly #listeners = new Set<() => void>();

  constructor(state: TableState = createTableState(8)) {
    this.asked = state;
    this.#given = state;
    this.#snapshot = { state, all: this.all };
  }

  /** Changes the state from outside of the table, as another tab, the address or a saved view does. */
  update(update: (state: TableState) => TableState) {
    this.asked = update(this.asked);
    this.deliver();
  }

  refetch(all: readonly Harbor[]) {
    this.all = all;
    this.#publish();
  }

  deliver() {
    this.#given = this.asked;
    this.#publish();
  }

  #publish() {
    this.#snapshot = { state: this.#given, all: this.all };
    for (const listener of this.#listeners) listener();
  }

  readonly onStateChange = (update: TableStateUpdate) => {
    this.asked = update(this.kind === 'later, from the rendered state' ? this.#given : this.asked);
    if (this.kind === 'at once') this.deliver();
  };

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = () => this.#snapshot;
}

function OwnedTable({ owner }: { owner: TableOwner }) {
  const { state, all } = useSyncExternalStore(owner.subscribe, owner.snapshot);
  const { sort, filters, page, pageSize } = state;
  const rows = useMemo(
    () => ready(tableRows(all, { sort, filters, page, pageSize }, harborColumns)),
    [all, sort, filters, page, pageSize],
  );
  return (
    <Table
      label="Harbors"
      columns={harborColumns}
      rows={rows}
      rowKey={nameOf}
      state={state}
      onStateChange={owner.onStateChange}
      hasColumnTools
      hasFilterBar
      selection={selection}
    />
  );
}

const nameOf = ({ name }: Harbor) => name;
const selection = { nameOf };

export function renderTable(owner: TableOwner) {
  renderOnPage(<OwnedTable owner={owner} />);
}
