import { expect, test } from 'vitest';
import { createFormats } from '../../system/formats/createFormats.ts';
import { bindMessages } from '../../system/messages/bindMessages.ts';
import type { TableColumnFacts } from './model/TableColumn.ts';
import { createTableState, type TableState, withColumnSort, withDensity } from './model/TableState.ts';
import {
  withColumnHidden,
  withColumnMovedTo,
  withColumnPinned,
  withoutWidth,
  withWidths,
} from './model/tableLayout.ts';
import { tableMessages } from './Table.messages.ts';
import { tableAnnouncements } from './tableAnnouncements.ts';

const columns: readonly TableColumnFacts[] = ['Name', 'Country', 'Opened', 'Services'].map((header) => ({
  id: header.toLowerCase(),
  header,
}));

const messages = bindMessages(tableMessages.table, createFormats('en'));
const start = createTableState(8);

function news(after: TableState, before = start, moved?: string) {
  return tableAnnouncements({ before, after, columns, moved, total: 1200, messages });
}

test('nothing is said where columns and rows stay as they were', () => {
  expect(news(start)).toEqual([]);
  expect(news(withColumnSort(start, { column: 'name', direction: 'ascending' }))).toEqual([]);
});

test('a column that was put away or brought back is named, and how many are left', () => {
  const hidden = withColumnHidden(start, { id: 'country', isHidden: true });
  expect(news(hidden)).toEqual(['Country hidden', '3 of 4 columns shown']);
  expect(news(withColumnHidden(hidden, { id: 'country', isHidden: false }), hidden)).toEqual([
    'Country shown',
    '4 of 4 columns shown',
  ]);
});

test('a column that was moved is named with its place; of two that changed places, the one that was moved', () => {
  const far = withColumnMovedTo(start, columns, { id: 'name', to: 'services' });
  expect(news(far)).toEqual(['Name moved to position 4 of 4']);
  const swapped = withColumnMovedTo(start, columns, { id: 'name', to: 'country' });
  expect(news(swapped, start, 'name')).toEqual(['Name moved to position 2 of 4']);
  expect(news(swapped, start, 'country')).toEqual(['Country moved to position 1 of 4']);
});

test('pins, widths, height of rows and selection are told', () => {
  const pinned = withColumnPinned(start, { id: 'country', pin: 'start' });
  expect(news(pinned)).toEqual(['Country pinned to the start']);
  expect(news(start, pinned)).toEqual(['Country unpinned']);
  const wide = withWidths(start, { name: 160, country: 240 });
  expect(news(wide)).toEqual(['Country 240 pixels wide']);
  expect(news(withoutWidth(wide, 'name'), wide)).toEqual(['Name width reset']);
  expect(news(withDensity(start, 'compact'))).toEqual(['Compact rows']);
  const all = { ...start, selection: { kind: 'matching', except: [] } } as const;
  expect(news(all)).toEqual(['1,200 rows selected']);
  expect(news(start, all)).toEqual(['No rows selected']);
});
