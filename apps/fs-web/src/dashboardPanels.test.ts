import { expect, test } from 'vitest';
import { dashboardPanels, panelRows } from './dashboardPanels.ts';

const settings = (details: unknown) => [{ id: '1', owner: 'o', key: 'dashboard_settings', value: null, details }];

test('a user who chose nothing sees every panel', () => {
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

test('panels of half the width that follow one another stand side by side, in their order', () => {
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

test('panels come in the chosen order, without the hidden ones; unknown and repeated ones are passed over', () => {
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

test.each([null, 'text', { panels: 3 }, { panels: [null, 1] }])('details %j change nothing', (details) => {
  expect(dashboardPanels(settings(details))).toEqual(dashboardPanels([]));
});
