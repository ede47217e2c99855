'use client';
import { createContext, type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { lazyOverlay } from '../../../system/lazyModule/lazyOverlay.tsx';
import { rowKeyAt } from '../rows/rowKeys.ts';
import type { TablePopoverRequest } from './TablePopoverPanel.tsx';

/** Opens the popover of the nearest table; asked for by the trigger that it is open for, closes it. */
export const TablePopoverContext = createContext<(request: TablePopoverRequest) => void>(() => {
  throw new Error('A TablePopoverButton stands in the cell of a Table');
});

// What floats weighs a fifth of the table: it loads with the first that is opened.
const TablePopoverPanel = lazyOverlay(async () => (await import('./TablePopoverPanel.tsx')).TablePopoverPanel);

interface OpenRequest extends TablePopoverRequest {
  /** The row that its trigger was part of; undefined outside of rows. */
  rowKey: string | undefined;
}

export interface TablePopoverProps {
  children: ReactNode;
  /** Called when the popover closes and its trigger, which would regain focus, was removed. */
  onLost?: () => void;
}

/** One popover for all cells of a table. A popover in each cell would have to render with every row. */
export function TablePopover({ children, onLost }: TablePopoverProps) {
  const [request, setRequest] = useState<OpenRequest | null>(null);
  const toggle = useCallback((next: TablePopoverRequest) => {
    setRequest((now) => (now?.trigger === next.trigger ? null : { ...next, rowKey: rowKeyAt(next.trigger) }));
  }, []);
  const trigger = request?.trigger ?? null;
  useEffect(() => {
    trigger?.setAttribute('aria-expanded', 'true');
    return () => trigger?.setAttribute('aria-expanded', 'false');
  }, [trigger]);
  useLayoutEffect(() => {
    if (!trigger || (trigger.isConnected && rowKeyAt(trigger) === request?.rowKey)) return;
    // The trigger was removed with its row or the layout, or shows another row now, as after a page turn.
    setRequest(null);
    if (!trigger.isConnected) onLost?.();
  });
  return (
    <TablePopoverContext value={toggle}>
      {children}
      {request && (
        <TablePopoverPanel
          trigger={request.trigger}
          label={request.label}
          content={request.content}
          isOpen
          onOpenChange={() => setRequest(null)}
        />
      )}
    </TablePopoverContext>
  );
}
