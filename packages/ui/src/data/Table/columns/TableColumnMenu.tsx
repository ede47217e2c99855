'use client';
import { Suspense } from 'react';
import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import { lazyComponent } from '../../../system/lazyModule/lazyComponent.tsx';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import { TablePopoverButton } from '../toolbar/TablePopoverButton.tsx';
import { useTableMessages } from '../useTableMessages.ts';

// Loads when the first menu opens.
const TableColumnPanel = lazyComponent(async () => (await import('./TableColumnPanel.tsx')).TableColumnPanel);

/** Opens the actions on a column. */
export function TableColumnMenu({ column: { id, header } }: { column: TableColumnFacts }) {
  const { messages } = useTableMessages();
  return (
    <TablePopoverButton
      label={messages.columnMenu({ column: header })}
      data-part="menu"
      content={({ close }) => (
        <Suspense fallback={<Skeleton shape="block" />}>
          <TableColumnPanel id={id} onClose={close} />
        </Suspense>
      )}
    />
  );
}
