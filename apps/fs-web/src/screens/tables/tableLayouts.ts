import type { TableName } from '@fs/api-contract';
import type { TableLayout } from '@fs/ui';
import { withShownColumns } from './olderLayouts.ts';

/** Storage key of a table's columns, or of unsaved changes to one of its views. */
export type LayoutPlace = TableName | `${TableName}.${string}`;

const keyOf = (place: LayoutPlace) => `fs.table.${place}`;

/**
 * Column layouts on this device, because the specification's preferences have no field for them. Not stored if storage
 * is blocked.
 */
export function readTableLayout(place: LayoutPlace, storage: () => Pick<Storage, 'getItem'> = () => localStorage) {
  try {
    return layoutIn(JSON.parse(storage().getItem(keyOf(place)) ?? 'null'));
  } catch {
    return {};
  }
}

export function writeTableLayout(
  place: LayoutPlace,
  layout: TableLayout,
  storage: () => Pick<Storage, 'setItem' | 'removeItem'> = () => localStorage,
) {
  try {
    if (Object.keys(layout).length === 0) storage().removeItem(keyOf(place));
    else storage().setItem(keyOf(place), JSON.stringify(layout));
  } catch {
    // Applies until the page is left.
  }
}

/** Returns the valid parts. */
function layoutIn(stored: unknown): TableLayout {
  if (typeof stored !== 'object' || stored === null) return {};
  const { order, hidden, shown, widths, pinned, density } = stored as Record<string, unknown>;
  return withShownColumns({
    ...(isIds(order) && { order }),
    ...(isIds(hidden) && { hidden }),
    ...(isIds(shown) && { shown }),
    ...(isRecordOf(widths, isWidth) && { widths }),
    ...(isRecordOf(pinned, isPin) && { pinned }),
    ...((density === 'comfortable' || density === 'compact') && { density }),
  });
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

function isRecordOf<Part>(value: unknown, isPart: (part: unknown) => part is Part): value is Record<string, Part> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPart);
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 10_000;
}

function isPin(value: unknown): value is 'start' | 'end' {
  return value === 'start' || value === 'end';
}
