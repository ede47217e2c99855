'use client';
import { useState } from 'react';
import type { TableStore } from '../model/TableStore.ts';
import { useTableMessages } from '../useTableMessages.ts';
import { tableCopy } from './tableCopy.ts';

/** Copies the selected rows or the focused cell to the clipboard. Returns what to announce of it. */
export function useTableCopy<Row>({ grid, visibleColumns, page, state, selection }: TableStore<Row>) {
  const { messages } = useTableMessages();
  const [copied, setCopied] = useState<{ text: string }>();

  function onCopy(event: ClipboardEvent) {
    const headRows = grid.current?.tHead?.rows.length ?? 0;
    const before = headRows + 1 + (state.page - 1) * state.pageSize;
    const copy = tableCopy({
      target: event.target,
      shown: visibleColumns,
      marked: selection?.marked ?? [],
      rowAt: (index) => page?.rows[index - before],
    });
    if (!copy) return;
    event.clipboardData?.setData('text/plain', copy.text);
    event.preventDefault();
    setCopied({ text: copy.rows === undefined ? messages.cellCopied : messages.copied({ count: copy.rows }) });
  }

  return { copied, onCopy };
}
