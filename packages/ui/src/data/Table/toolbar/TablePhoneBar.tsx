'use client';
import { Select } from '../../../fields/Select/Select.tsx';
import type { FilterDraft } from '../filters/filterDraft.ts';
import { TableFilterForm } from '../filters/TableFilterForm.tsx';
import { sortIdOf, type TableColumnFacts } from '../model/TableColumn.ts';
import type { TableSort, TableState } from '../model/TableState.ts';
import * as styles from '../Table.css.ts';
import { useTableMessages } from '../useTableMessages.ts';
import { TablePopoverButton } from './TablePopoverButton.tsx';

export interface TablePhoneBarProps {
  columns: readonly TableColumnFacts[];
  state: TableState;
  draft: FilterDraft;
  onSortChange: (sort: readonly TableSort[]) => void;
}

const none = 'none';

/** What the head of a table does, where rows are cards: order and filters above them. */
export function TablePhoneBar({ columns, state, draft, onSortChange }: TablePhoneBarProps) {
  const { messages } = useTableMessages();
  const own = columns.filter((column) => sortIdOf(column) === column.id);
  const options = own.flatMap(({ id, header, firstSort = 'ascending' }) => {
    const directions =
      firstSort === 'ascending' ? (['ascending', 'descending'] as const) : (['descending', 'ascending'] as const);
    return directions.map((direction) => ({
      id: idOf({ column: id, direction }),
      label: messages.sortOption({ column: header, direction }),
      sort: [{ column: id, direction }],
    }));
  });
  const filtered = columns.filter(({ filter }) => filter);
  const count = filtered.filter(({ id }) => state.filters[id]).length;
  const label = messages.filters({ count });
  return (
    <div className={styles.phoneBar}>
      {own.length > 0 && (
        <Select
          label={messages.sortBy}
          options={[{ id: none, label: messages.originalOrder }, ...options]}
          value={state.sort[0] ? idOf(state.sort[0]) : none}
          onChange={(id) => onSortChange(options.find((option) => option.id === id)?.sort ?? [])}
        />
      )}
      {filtered.length > 0 && (
        <TablePopoverButton
          look="button"
          label={label}
          content={() => <TableFilterForm columns={filtered} filters={state.filters} draft={draft} />}
        >
          {label}
        </TablePopoverButton>
      )}
    </div>
  );
}

function idOf({ column, direction }: TableSort): string {
  return `${column} ${direction}`;
}
