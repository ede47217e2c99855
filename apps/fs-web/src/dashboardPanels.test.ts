import { expect, test } from 'vitest';
import { dashboardPanels } from './dashboardPanels.ts';

const settings = (details: unknown) => [{ id: '1', owner: 'o', key: 'dashboard_settings', value: null, details }];

test('a reader who chose nothing sees every panel', () => {
  expect(dashboardPanels([])).toEqual(['companies', 'recent']);
});

test('panels come in the chosen order, without the hidden ones; unknown and repeated ones are passed over', () => {
  expect(dashboardPanels(settings({ panels: [{ id: 'recent' }, { id: 'weather' }, { id: 'recent' }] }))).toEqual([
    'recent',
    'companies',
  ]);
  expect(dashboardPanels(settings({ panels: [{ id: 'companies', isVisible: false }] }))).toEqual(['recent']);
});

test.each([null, 'text', { panels: 3 }, { panels: [null, 1] }])('details %j change nothing', (details) => {
  expect(dashboardPanels(settings(details))).toEqual(['companies', 'recent']);
});
