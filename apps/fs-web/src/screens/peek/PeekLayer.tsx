import { currentRowKey, lazyOverlay, moveFocusToRow, rowKeyAt, useMessages, useShortcuts } from '@fs/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { writeComparedIds } from '../../addresses/comparedIds.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { useServices } from '../../services.tsx';

/** Lazy-loaded, because most visits to a table don't peek. */
const PeekPanel = lazyOverlay(async () => (await import('./PeekPanel.tsx')).PeekPanel);

interface PeekLayerProps {
  /** The companies of the table's rows, in their order. */
  companies: readonly { id: string }[];
  /** The company of a row. Default: rows have their company's id. */
  companyOf?: (row: string) => { id: string } | undefined;
}

/** P on a row of a company table peeks at its company, and the address keeps it. */
export function PeekLayer({ companies, companyOf = (id) => ({ id }) }: PeekLayerProps) {
  const messages = useMessages(appMessages);
  const { toasts } = useServices();
  const { search, setSearch } = useAddressSearch();
  const { peek } = search;
  // The panel still names its company while it closes.
  const [lastPeek, setLastPeek] = useState(peek);
  if (peek !== undefined && peek !== lastPeek) setLastPeek(peek);

  const isOpen = peek !== undefined;
  const leaveAtRow = useEffectEvent(() => {
    const { activeElement } = document;
    const trigger = activeElement ? rowKeyAt(activeElement) : undefined;
    // A panel that a link opened, or over which a dialog closed, has no row to return to.
    const isLost = activeElement === null || activeElement === document.body;
    if (lastPeek === undefined || (trigger === undefined && !isLost)) return;
    if (trigger !== undefined && companyOf(trigger)?.id === lastPeek) return;
    moveFocusToRow((row) => companyOf(row)?.id === lastPeek);
  });
  // The panel has returned focus to the row on which it opened, if any. The user may have gone on to another one.
  useEffect(() => {
    if (!isOpen) leaveAtRow();
  }, [isOpen]);

  useShortcuts([
    {
      keys: 'p',
      label: messages.peek,
      group: messages.table,
      onPress: () => {
        const row = currentRowKey();
        const company = row === undefined ? undefined : companyOf(row);
        if (company) setSearch({ ...search, peek: company.id });
        else toasts.show({ message: messages.selectFirst });
      },
    },
  ]);

  return (
    <PeekPanel
      isOpen={isOpen}
      onOpenChange={() => setSearch({ ...search, peek: undefined })}
      id={peek ?? lastPeek ?? ''}
      rowIds={companies.map(({ id }) => id)}
      // Looking through rows adds no entries to the history.
      onMove={(id) => setSearch({ ...search, peek: id }, { replace: true })}
      onCompare={(id) => setSearch({ ...search, peek: undefined, compare: writeComparedIds([id]) })}
    />
  );
}
