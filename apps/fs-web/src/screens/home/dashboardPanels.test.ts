import { expect, test } from 'vitest';
import { columnsSoFar, dashboardChoices, dashboardPanels, defaultChoices, panelColumns } from './dashboardPanels.ts';

const settings = (details: unknown) => [{ id: '1', owner: 'o', key: 'dashboard_settings', value: null, details }];
const all = ['news', 'watchlists', 'keywords', 'updates', 'recent', 'weeks', 'articles', 'markets'];

test('shows all panels by default', () => {
  expect(dashboardPanels([])).toEqual(all);
});

test('splits the panels into columns, each in the user’s order', () => {
  expect(panelColumns(dashboardPanels([]))).toEqual({
    main: ['news', 'updates'],
    side: ['watchlists', 'keywords', 'recent'],
    below: ['weeks', 'articles', 'markets'],
  });
  expect(panelColumns(['recent', 'articles', 'watchlists', 'news'])).toEqual({
    main: ['news'],
    side: ['recent', 'watchlists'],
    below: ['articles'],
  });
});

const columns = { main: ['news', 'updates'], side: ['watchlists', 'keywords'], below: ['weeks'] } as const;
const soFar = (ready: readonly string[], hasSideColumn: boolean, nearby = Number.POSITIVE_INFINITY) =>
  columnsSoFar(columns, (panel) => ready.includes(panel), { hasSideColumn, nearby });

test('shows the panels of each column up to the first that still loads', () => {
  expect(soFar([], true)).toEqual({ main: ['news'], side: ['watchlists'], below: [] });
  expect(soFar(['updates', 'watchlists', 'weeks'], true)).toEqual({
    main: ['news'],
    side: ['watchlists', 'keywords'],
    below: [],
  });
  expect(soFar(['news', 'updates', 'watchlists', 'keywords'], true)).toEqual(columns);
});

test('shows the panels in one order where the side column follows the main one', () => {
  expect(soFar(['watchlists', 'keywords'], false)).toEqual({ main: ['news'], side: [], below: [] });
  expect(soFar(['news', 'updates'], false)).toEqual({ main: ['news', 'updates'], side: ['watchlists'], below: [] });
  expect(soFar(['news', 'updates', 'watchlists', 'keywords'], false)).toEqual(columns);
});

test('shows as many panels in one order as are nearby', () => {
  const ready = ['news', 'updates', 'watchlists', 'keywords', 'weeks'];
  expect(soFar(ready, false, 2)).toEqual({ main: ['news', 'updates'], side: [], below: [] });
  expect(soFar(ready, false, 3)).toEqual({ main: ['news', 'updates'], side: ['watchlists'], below: [] });
});

test("shows panels in the user's order without hidden ones, and ignores unknown and repeated ones", () => {
  expect(dashboardPanels(settings({ panels: [{ id: 'recent' }, { id: 'weather' }, { id: 'recent' }] }))).toEqual([
    'recent',
    ...all.filter((panel) => panel !== 'recent'),
  ]);
  expect(dashboardPanels(settings({ panels: [{ id: 'news', isVisible: false }] }))).toEqual(all.slice(1));
});

test.each([null, 'text', { panels: 3 }, { panels: [null, 1] }])('ignores the invalid details %j', (details) => {
  expect(dashboardPanels(settings(details))).toEqual(dashboardPanels([]));
});

test('the settings list hidden panels in their place, too', () => {
  expect(dashboardChoices([])).toEqual(defaultChoices);
  const details = { panels: [{ id: 'markets', isVisible: false }, { id: 'news' }] };
  expect(dashboardChoices(settings(details)).slice(0, 3)).toEqual([
    { id: 'markets', isVisible: false },
    { id: 'news', isVisible: true },
    { id: 'watchlists', isVisible: true },
  ]);
});
