import { expect, test, vi } from 'vitest';
import type { TableColumnFacts } from './TableColumn.ts';
import { createTableState } from './TableState.ts';

// Other tests of this process provide the engine.
vi.resetModules();
const { engineModule } = await import('./loadedEngine.ts');
const { pinnedWidth, pinOffsets, shownColumns } = await import('./tableLayout.ts');

const columns: readonly TableColumnFacts[] = [
  { id: 'name', header: 'Name', isRowHeader: true },
  { id: 'country', header: 'Country' },
];

test('a layout that pins nothing needs no engine', () => {
  const state = createTableState(8, { order: [], pinned: {} });
  expect(engineModule.loaded()).toBeUndefined();
  expect(shownColumns(columns, state)).toEqual(columns);
  expect(pinOffsets(columns, state)).toEqual(new Map());
  expect([pinnedWidth(columns, state, 'start'), pinnedWidth(columns, state, 'end')]).toEqual([0, 0]);
});
