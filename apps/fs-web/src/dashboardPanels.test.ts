import { expect, test } from 'vitest';
import { dashboardPanels } from './dashboardPanels.ts';

const settings = (details: unknown) => [{ id: '1', owner: 'o', key: 'dashboard_settings', value: null, details }];

test('a reader who chose nothing sees every panel', () => {
  expect(dashboardPanels([])).toEqual([
    'companies',
    'watchlists',
    'recent',
    'updates',
    'keywords',
    'articles',
    'markets',
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
    'recent',
    'updates',
    'keywords',
    'articles',
    'markets',
  ]);
});

test.each([null, 'text', { panels: 3 }, { panels: [null, 1] }])('details %j change nothing', (details) => {
  expect(dashboardPanels(settings(details))).toEqual(dashboardPanels([]));
});
