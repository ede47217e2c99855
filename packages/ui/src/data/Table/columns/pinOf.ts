import type { CSSProperties } from 'react';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { pinProperty } from './columnWidths.ts';

interface PinnedCell {
  'data-pin': 'start' | 'end' | 'start-edge' | 'end-edge';
  style: CSSProperties;
}

/** Props of a pinned cell; the innermost at each edge has a line. Undefined for a column that scrolls. */
export function pinOf(
  columns: readonly TableColumnFacts[],
  index: number,
  pinned: TableState['pinned'],
): PinnedCell | undefined {
  const pin = pinned?.[columns[index]?.id ?? ''];
  if (!pin) return undefined;
  const inner = columns[pin === 'start' ? index + 1 : index - 1];
  const isEdge = pinned?.[inner?.id ?? ''] !== pin;
  const offset = `var(${pinProperty(index)})`;
  return {
    'data-pin': isEdge ? `${pin}-edge` : pin,
    style: pin === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset },
  };
}
