import { expect, test } from 'vitest';
import { dashboardPanels, panelRows } from './dashboardPanels.ts';

const settings = (details: unknown) => [{ id: '1', owner: 'o', key: 'dashboard_settings', value: null, details }];

test('shows all panels by default', () => {
  expect(dashboardPanels([])).toEqual([
    'companies',
    'watchlists',
    'updates',
    'recent',
    'keywords',
    'articles',
    'markets',
  ]);
});

test('places consecutive half-width panels side by side, in order', () => {
  expect(panelRows(dashboardPanels([]))).toEqual([
    ['companies'],
    ['watchlists', 'updates', 'recent', 'keywords'],
    ['articles'],
    ['markets'],
  ]);
  expect(panelRows(['recent', 'articles', 'watchlists', 'keywords'])).toEqual([
    ['recent'],
    ['articles'],
    ['watchlists', 'keywords'],
  ]);
});

test("shows panels in the user's order without hidden ones, and ignores unknown and repeated ones", () => {
  expect(dashboardPanels(settings({ panels: [{ id: 'recent' }, { id: 'weather' }, { id: 'recent' }] }))).toEqual([
    'recent',
    'companies',
    'watchlists',
    'updates',
    'keywords',
    'articles',
    'markets',
  ]);
  expect(dashboardPanels(settings({ panels: [{ id: 'companies', isVisible: false }] }))).toEqual([
    'watchlists',
    'updates',
    'recent',
    'keywords',
    'articles',
    'markets',
  ]);
});

test.each([null, 'text', { panels: 3 }, { panels: [null, 1] }])('ignores the invalid details %j', (details) => {
  expect(dashboardPanels(settings(details))).toEqual(dashboardPanels([]));
});
