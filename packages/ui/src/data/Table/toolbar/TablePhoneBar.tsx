'use client';
import { Select } from '../../../fields/Select/Select.tsx';
import { TableFilterForm } from '../filters/TableFilterForm.tsx';
import { sortIdOf } from '../model/TableColumn.ts';
import { type TableOrder, type TableSort, withSort } from '../model/TableState.ts';
import { useTableStore } from '../model/TableStore.ts';
import * as styles from '../Table.css.ts';
import { useTableMessages } from '../useTableMessages.ts';
import { TablePopoverButton } from './TablePopoverButton.tsx';

const none = 'none';

interface TablePhoneBarProps {
  /** Orders with names, before those by column. The first is that of unsorted rows. */
  orders: readonly TableOrder[] | undefined;
}

/** Sorting and filters above the rows, where these are cards without a header. */
export function TablePhoneBar({ orders }: TablePhoneBarProps) {
  const { columns: allColumns, visibleColumns: columns, state, change } = useTableStore();
  const { messages } = useTableMessages();
  const own = columns.filter((column) => sortIdOf(column) === column.id);
  const byColumn = own.flatMap(({ id, header, firstSort = 'ascending' }) => {
    const directions =
      firstSort === 'ascending' ? (['ascending', 'descending'] as const) : (['descending', 'ascending'] as const);
    return directions.map((direction) => ({
      id: idOf({ column: id, direction }),
      label: messages.sortOption({ column: header, direction }),
      sort: [{ column: id, direction }],
    }));
  });
  const named = orders?.map(({ id, name, sort }) => ({ id: `order ${id}`, label: name, sort }));
  const options = [...(named ?? [{ id: none, label: messages.originalOrder, sort: [] }]), ...byColumn];
  const current =
    options.find(({ sort }) => isSame(sort, state.sort)) ??
    options.find(({ sort }) => isSame(sort, state.sort.slice(0, 1)));
  // A filter of a hidden column is counted, and can be changed, too.
  const hidden = allColumns.filter((column) => state.filters[column.id] && !columns.includes(column));
  const filtered = [...columns, ...hidden].filter(({ filter }) => filter);
  const count = filtered.filter(({ id }) => state.filters[id]).length;
  const label = messages.filters({ count });
  return (
    <div className={styles.phoneBar}>
      {own.length > 0 && (
        <Select
          label={messages.sortBy}
          options={options}
          value={current?.id ?? null}
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

const isSame = (sort: readonly TableSort[], other: readonly TableSort[]) =>
  JSON.stringify(sort) === JSON.stringify(other);

function idOf({ column, direction }: TableSort): string {
  return `${column} ${direction}`;
}
