'use client';
import { Text, useMessages, VisuallyHidden } from '@fs/ui';
import { tableCellMessages } from './tableCells.messages.ts';

/** Stands in a cell for what nobody told. */
export function MissingValue() {
  const { unknown, notKnown } = useMessages(tableCellMessages);
  return (
    <Text element="span" tone="muted">
      <span aria-hidden="true">{unknown}</span>
      <VisuallyHidden>{notKnown}</VisuallyHidden>
    </Text>
  );
}
