'use client';
import { defaultMinWidth, type TableColumnFacts } from '../model/TableColumn.ts';
import { widthOf } from '../model/tableLayout.ts';
import { useTableMessages } from '../useTableMessages.ts';
import * as styles from './ColumnResizeHandle.css.ts';
import type { useColumnDrag } from './useColumnDrag.ts';
import { type ColumnResizeOptions, useColumnResize } from './useColumnResize.ts';

/** What all headers of a table share. */
export interface ColumnTools extends ColumnResizeOptions {
  drag: ReturnType<typeof useColumnDrag>;
}

export interface TableColumnEdgeProps {
  column: TableColumnFacts;
  tools: ColumnTools;
}

/** The edge of a column, which resizes it. */
export function ColumnResizeHandle({ column, tools }: TableColumnEdgeProps) {
  const { messages } = useTableMessages();
  const resize = useColumnResize(tools, column.id);
  return (
    <hr
      {...resize}
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={messages.widthOf({ column: column.header })}
      aria-valuenow={widthOf(column, tools.state) ?? column.minWidth ?? defaultMinWidth}
      className={styles.edge}
    />
  );
}
