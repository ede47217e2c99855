'use client';
import { CloseIcon } from '../../../internal/icons/CloseIcon.tsx';
import { EyeOffIcon } from '../../../internal/icons/EyeOffIcon.tsx';
import { SortIcon } from '../../../internal/icons/SortIcon.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import { TableFilterForm } from '../filters/TableFilterForm.tsx';
import { sortIdOf, type TableColumnFacts } from '../model/TableColumn.ts';
import { type TableSortDirection, withColumnSort } from '../model/TableState.ts';
import { useTableStore } from '../model/TableStore.ts';
import { canHide, withColumnHidden } from '../model/tableLayout.ts';
import * as styles from '../toolbar/TableTool.css.ts';
import { TableTool } from '../toolbar/TableTool.tsx';
import { tableToolsMessages } from '../toolbar/TableTools.messages.ts';
import { TableColumnPlace } from './TableColumnPlace.tsx';
import { TableColumnWidth } from './TableColumnWidth.tsx';

export interface TableColumnPanelProps {
  /** Id of the column. */
  id: string;
  onClose: () => void;
}

/** All actions on a column, for mouse, touch and keyboard, without dragging. */
export function TableColumnPanel({ id, onClose }: TableColumnPanelProps) {
  const messages = useMessages(tableToolsMessages);
  const { columns, change } = useTableStore();
  const column = columns.find((one) => one.id === id);
  if (!column) return null;
  return (
    <>
      {sortIdOf(column) !== undefined && <SortGroup column={column} onClose={onClose} />}
      <TableColumnPlace id={id} />
      <TableColumnWidth id={id} />
      {canHide(column) && (
        <fieldset className={styles.group}>
          <TableTool
            icon={<EyeOffIcon />}
            // The popover closes with its header.
            onPress={() => change((now) => withColumnHidden(now, columns, { id, isHidden: true }))}
          >
            {messages.hide}
          </TableTool>
        </fieldset>
      )}
      {column.filter && (
        <fieldset aria-label={messages.filter} className={styles.group}>
          <TableFilterForm columns={[column]} />
        </fieldset>
      )}
    </>
  );
}

const ways = { ascending: 'up', descending: 'down' } as const satisfies Record<TableSortDirection, string>;

function SortGroup({ column, onClose }: { column: TableColumnFacts; onClose: () => void }) {
  const messages = useMessages(tableToolsMessages);
  const { state, change, sortMode } = useTableStore();
  const id = sortIdOf(column) ?? column.id;
  const now = state.sort.find((sort) => sort.column === id)?.direction;
  const isAmongOthers = state.sort.some((sort) => sort.column !== id) && sortMode === 'multiple';

  function sort(direction: TableSortDirection | undefined, isAdded: boolean) {
    onClose();
    change((now) => withColumnSort(now, { column: id, direction, isAdded }));
  }
  const isFirst = state.sort[0]?.column === id;
  const tool = (direction: TableSortDirection, label: string, isAdded: boolean) => (
    <TableTool
      key={label}
      icon={
        <span className={styles.arrow({ way: ways[direction] })}>
          <SortIcon />
        </span>
      }
      isOn={now === direction && isFirst !== isAdded}
      onPress={() => sort(direction, isAdded)}
    >
      {label}
    </TableTool>
  );
  return (
    <fieldset aria-label={messages.sort} className={styles.group}>
      {tool('ascending', messages.sortAscending, false)}
      {tool('descending', messages.sortDescending, false)}
      {isAmongOthers && tool('ascending', messages.thenAscending, true)}
      {isAmongOthers && tool('descending', messages.thenDescending, true)}
      {now && (
        <TableTool icon={<CloseIcon />} onPress={() => sort(undefined, true)}>
          {messages.unsort}
        </TableTool>
      )}
    </fieldset>
  );
}
