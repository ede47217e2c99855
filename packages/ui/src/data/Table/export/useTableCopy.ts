'use client';
import { type RefObject, useState } from 'react';
import type { TableColumn } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import type { TablePage } from '../model/tableRows.ts';
import { useTableMessages } from '../useTableMessages.ts';
import { tableCopy } from './tableCopy.ts';

export interface TableCopyHookOptions<Row> {
  grid: RefObject<HTMLTableElement | null>;
  /** The columns that stand. */
  shown: readonly TableColumn<Row>[];
  page: TablePage<Row> | undefined;
  state: Pick<TableState, 'page' | 'pageSize'>;
  /** Rows that are shown and marked. */
  marked: readonly Row[];
}

/** Puts the marked rows, or the cell with the focus, on the clipboard when the user copies; and what to say of it. */
export function useTableCopy<Row>({ grid, shown, page, state, marked }: TableCopyHookOptions<Row>) {
  const { messages } = useTableMessages();
  const [copied, setCopied] = useState<{ text: string }>();

  function onCopy(event: ClipboardEvent) {
    const headRows = grid.current?.tHead?.rows.length ?? 0;
    const before = headRows + 1 + (state.page - 1) * state.pageSize;
    const copy = tableCopy({
      target: event.target,
      shown,
      marked,
      rowAt: (index) => page?.rows[index - before],
    });
    if (!copy) return;
    event.clipboardData?.setData('text/plain', copy.text);
    event.preventDefault();
    setCopied({ text: copy.rows === undefined ? messages.cellCopied : messages.copied({ count: copy.rows }) });
  }

  return { copied, onCopy };
}
