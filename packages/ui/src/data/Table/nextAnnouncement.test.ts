import { expect, test } from 'vitest';
import { createFormats } from '../../system/formats/createFormats.ts';
import { bindMessages } from '../../system/messages/bindMessages.ts';
import { provideEngine } from './model/loadedEngine.ts';
import type { TableColumnFacts } from './model/TableColumn.ts';
import { createTableState, type TableState } from './model/TableState.ts';
import * as engineCode from './model/tableEngine.ts';
import { withColumnPinned } from './model/tableLayout.ts';
import { type AnnouncedTable, type NextAnnouncementOptions, nextAnnouncement } from './nextAnnouncement.ts';
import { tableMessages } from './Table.messages.ts';

provideEngine(engineCode);

const columns: readonly TableColumnFacts[] = ['Name', 'Country', 'Opened'].map((header) => ({
  id: header.toLowerCase(),
  header,
}));

const messages = bindMessages(tableMessages.table, createFormats('en'));
const words = {
  messages,
  order: ([first]: TableState['sort']) => (first ? `Sorted by ${first.column}` : 'Not sorted'),
  filter: () => undefined,
  date: (text: string) => text,
};
const start = createTableState(8);
const layout = { order: ['country', 'name', 'opened'], pinned: { name: 'start' } } as const;

function listen(given: TableState) {
  let announced: AnnouncedTable = { state: given, isCountDue: false };
  return (now: Partial<NextAnnouncementOptions> & { state: TableState }) => {
    const settled = { isArranging: false, isStale: false, matching: 23, total: 23 };
    const next = nextAnnouncement(announced, { columns, words, ...settled, ...now });
    announced = next.announced;
    return next.sentences;
  };
}

test('a saved layout is not announced when the engine has loaded, and a change made meanwhile is', () => {
  const saved = createTableState(8, layout);
  const hear = listen(saved);
  expect(hear({ state: start, isArranging: true })).toEqual([]);
  expect(hear({ state: { ...start, density: 'compact' }, isArranging: true })).toEqual(['Compact rows']);
  const changed = withColumnPinned({ ...saved, density: 'compact' }, { id: 'opened', pin: 'end' });
  expect(hear({ state: changed })).toEqual(['Opened pinned to the end']);
  expect(hear({ state: changed })).toEqual([]);
});

test('a pin is announced once the engine has loaded', () => {
  const hear = listen(start);
  expect(hear({ state: start, isArranging: true })).toEqual([]);
  expect(hear({ state: createTableState(8, { pinned: layout.pinned }) })).toEqual(['Name pinned to the start']);
});

test('stale rows announce neither their count nor the order that they lack', () => {
  const hear = listen(start);
  const state = createTableState(8, {
    sort: [{ column: 'name', direction: 'ascending' }],
    filters: { name: { kind: 'text', text: 'har' } },
  });
  expect(hear({ state, isStale: true, matching: undefined })).toEqual([]);
  expect(hear({ state, matching: 4 })).toEqual(['Sorted by name', '4 results']);
  expect(hear({ state, matching: 4 })).toEqual([]);
});
