import { expect, test } from 'vitest';
import { createFormats } from '../../system/formats/createFormats.ts';
import { bindMessages } from '../../system/messages/bindMessages.ts';
import { provideEngine } from './model/loadedEngine.ts';
import type { TableColumnFacts } from './model/TableColumn.ts';
import { createTableState, type TableState, withColumnSort, withDensity } from './model/TableState.ts';
import * as engineCode from './model/tableEngine.ts';
import {
  withColumnHidden,
  withColumnMovedTo,
  withColumnPinned,
  withoutWidth,
  withWidths,
} from './model/tableLayout.ts';
import { tableMessages } from './Table.messages.ts';
import { tableAnnouncements } from './tableAnnouncements.ts';

provideEngine(engineCode);

const columns: readonly TableColumnFacts[] = ['Name', 'Country', 'Opened', 'Services'].map((header) => ({
  id: header.toLowerCase(),
  header,
}));

const messages = bindMessages(tableMessages.table, createFormats('en'));
const start = createTableState(8);

function announcements(after: TableState, before = start, moved?: string) {
  return tableAnnouncements({ before, after, columns, moved, total: 1200, messages });
}

test('announces nothing when columns and rows stay the same', () => {
  expect(announcements(start)).toEqual([]);
  expect(announcements(withColumnSort(start, { column: 'name', direction: 'ascending' }))).toEqual([]);
});

test('announces the column that was hidden or shown, and how many are visible', () => {
  const hidden = withColumnHidden(start, columns, { id: 'country', isHidden: true });
  expect(announcements(hidden)).toEqual(['Country hidden', '3 of 4 columns shown']);
  expect(announcements(withColumnHidden(hidden, columns, { id: 'country', isHidden: false }), hidden)).toEqual([
    'Country shown',
    '4 of 4 columns shown',
  ]);
});

test('announces the moved column with its position; of two that swapped, the one that the user moved', () => {
  const far = withColumnMovedTo(start, columns, { id: 'name', to: 'services' });
  expect(announcements(far)).toEqual(['Name moved to position 4 of 4']);
  const swapped = withColumnMovedTo(start, columns, { id: 'name', to: 'country' });
  expect(announcements(swapped, start, 'name')).toEqual(['Name moved to position 2 of 4']);
  expect(announcements(swapped, start, 'country')).toEqual(['Country moved to position 1 of 4']);
});

test('announces pins, widths, row height and selection', () => {
  const pinned = withColumnPinned(start, { id: 'country', pin: 'start' });
  expect(announcements(pinned)).toEqual(['Country pinned to the start']);
  expect(announcements(start, pinned)).toEqual(['Country unpinned']);
  const wide = withWidths(start, { name: 160, country: 240 });
  expect(announcements(wide)).toEqual(['Country 240 pixels wide']);
  expect(announcements(withoutWidth(wide, 'name'), wide)).toEqual(['Name width reset']);
  expect(announcements(withDensity(start, 'compact'))).toEqual(['Compact rows']);
  const all = { ...start, selection: { kind: 'matching', except: [] } } as const;
  expect(announcements(all)).toEqual(['1,200 rows selected']);
  expect(announcements(start, all)).toEqual(['No rows selected']);
  const one = { ...start, selection: { kind: 'rows', ids: ['a'] } } as const;
  expect(announcements(one)).toEqual(['1 row selected']);
  expect(announcements({ ...start, selection: { kind: 'rows', ids: ['a'] } }, one)).toEqual([]);
});
