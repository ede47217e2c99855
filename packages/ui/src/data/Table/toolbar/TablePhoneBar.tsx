'use client';
import { Select } from '../../../fields/Select/Select.tsx';
import { TableFilterForm } from '../filters/TableFilterForm.tsx';
import { sortIdOf } from '../model/TableColumn.ts';
import { type TableSort, withSort } from '../model/TableState.ts';
import { useTableStore } from '../model/TableStore.ts';
import * as styles from '../Table.css.ts';
import { useTableMessages } from '../useTableMessages.ts';
import { TablePopoverButton } from './TablePopoverButton.tsx';

const none = 'none';

/** Sorting and filters above the rows, where these are cards without a header. */
export function TablePhoneBar() {
  const { visibleColumns: columns, state, change } = useTableStore();
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
          onChange={(id) => change((now) => withSort(now, options.find((option) => option.id === id)?.sort ?? []))}
        />
      )}
      {filtered.length > 0 && (
        <TablePopoverButton look="button" label={label} content={() => <TableFilterForm columns={filtered} />}>
          {label}
        </TablePopoverButton>
      )}
    </div>
  );
}

function idOf({ column, direction }: TableSort): string {
  return `${column} ${direction}`;
}
