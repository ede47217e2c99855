import type { CSSProperties } from 'react';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { pinProperty } from './columnWidths.ts';

interface PinnedCell {
  'data-pin': 'start' | 'end' | 'start-edge' | 'end-edge';
  style: CSSProperties;
}

/**
 * Props of a pinned cell; the innermost at each edge has a line. The column that names the rows scrolls up to the start,
 * unless `tableWidths` gives it no distance from there. Undefined for other columns that scroll.
 */
export function pinOf(
  columns: readonly TableColumnFacts[],
  index: number,
  pinned: TableState['pinned'],
): PinnedCell | undefined {
  const column = columns[index];
  const pin = pinned?.[column?.id ?? ''];
  const offset = `var(${pinProperty(index)})`;
  if (!pin) return column?.isRowHeader ? { 'data-pin': 'start', style: { insetInlineStart: offset } } : undefined;
  const inner = columns[pin === 'start' ? index + 1 : index - 1];
  const isEdge = pinned?.[inner?.id ?? ''] !== pin;
  return {
    'data-pin': isEdge ? `${pin}-edge` : pin,
    style: pin === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset },
  };
}
