'use client';
import { Text, useMessages, VisuallyHidden } from '@fs/ui';
import { tableCellMessages } from './tableCells.messages.ts';

/** Placeholder for a missing value in a cell. */
export function MissingValue() {
  const { unknown, notKnown } = useMessages(tableCellMessages);
  return (
    <Text element="span" tone="muted">
      <span aria-hidden="true">{unknown}</span>
      <VisuallyHidden>{notKnown}</VisuallyHidden>
    </Text>
  );
}
