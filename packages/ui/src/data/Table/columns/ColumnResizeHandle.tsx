'use client';
import { defaultMinWidth, type TableColumnFacts } from '../model/TableColumn.ts';
import { useTableStore } from '../model/TableStore.ts';
import { widthOf } from '../model/tableLayout.ts';
import { useTableMessages } from '../useTableMessages.ts';
import * as styles from './ColumnResizeHandle.css.ts';
import { useColumnResize } from './useColumnResize.ts';

export interface ColumnResizeHandleProps {
  column: TableColumnFacts;
}

/** The edge of a column, which resizes it. */
export function ColumnResizeHandle({ column }: ColumnResizeHandleProps) {
  const { messages } = useTableMessages();
  const { visibleColumns, state, leadWidth, change } = useTableStore();
  const resize = useColumnResize({ shown: visibleColumns, state, lead: leadWidth, change }, column.id);
  return (
    <hr
      {...resize}
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={messages.widthOf({ column: column.header })}
      aria-valuenow={widthOf(column, state) ?? column.minWidth ?? defaultMinWidth}
      className={styles.edge}
    />
  );
}
