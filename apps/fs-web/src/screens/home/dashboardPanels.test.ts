import { expect, test } from 'vitest';
import { dashboardPanels, panelColumns } from './dashboardPanels.ts';

const settings = (details: unknown) => [{ id: '1', owner: 'o', key: 'dashboard_settings', value: null, details }];
const all = ['news', 'watchlists', 'keywords', 'updates', 'recent', 'articles', 'markets'];

test('shows all panels by default', () => {
  expect(dashboardPanels([])).toEqual(all);
});

test('splits the panels into columns, each in the user’s order', () => {
  expect(panelColumns(dashboardPanels([]))).toEqual({
    main: ['news', 'updates'],
    side: ['watchlists', 'keywords', 'recent'],
    below: ['articles', 'markets'],
  });
  expect(panelColumns(['recent', 'articles', 'watchlists', 'news'])).toEqual({
    main: ['news'],
    side: ['recent', 'watchlists'],
    below: ['articles'],
  });
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
