import { lazyOverlay, rowKeyAt, useShortcuts } from '@fs/ui';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { writeComparedIds } from '../../addresses/comparedIds.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';

/** Lazy-loaded, because most visits to a table don't peek. */
const PeekPanel = lazyOverlay(async () => (await import('./PeekPanel.tsx')).PeekPanel);

interface PeekLayerProps {
  /** The table's rows, in their order. */
  companies: readonly { id: string }[];
}

/** P on a row of a company table peeks at its company, and the address keeps it. */
export function PeekLayer({ companies }: PeekLayerProps) {
  const { search, setSearch } = useAddressSearch();
  const { peek } = search;
  // The panel still names its company while it closes.
  const [lastPeek, setLastPeek] = useState(peek);
  if (peek !== undefined && peek !== lastPeek) setLastPeek(peek);

  useShortcuts([
    {
      keys: 'p',
      label: appMessages.peek,
      group: appMessages.table,
      onPress: () => {
        const id = document.activeElement ? rowKeyAt(document.activeElement) : undefined;
        if (id !== undefined) setSearch({ ...search, peek: id });
      },
    },
  ]);

  return (
    <PeekPanel
      isOpen={peek !== undefined}
      onOpenChange={() => setSearch({ ...search, peek: undefined })}
      id={peek ?? lastPeek ?? ''}
      rowIds={companies.map(({ id }) => id)}
      // Looking through rows adds no entries to the history.
      onMove={(id) => setSearch({ ...search, peek: id }, { replace: true })}
      onCompare={(id) => setSearch({ ...search, peek: undefined, compare: writeComparedIds([id]) })}
    />
  );
}
