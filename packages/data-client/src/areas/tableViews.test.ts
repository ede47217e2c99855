import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('individual');
});
afterAll(() => started.server.close());

const state = { sort: [{ column: 'name', direction: 'ascending' }], filters: {}, pageSize: 8 } as const;

test('a view is saved, set as default, changed and deleted, and a change of a stale one is a conflict', async () => {
  const { tableViews } = started.client;
  const made = await tableViews.createTableView({ table: 'companies', name: 'By name', state });
  const view = made.ok ? made.data : null;
  expect(view).toMatchObject({ name: 'By name', isOwn: true, accountID: null, revision: 1, state });
  const id = view?.id ?? '';
  expect(await tableViews.setFirstTableView('companies', id)).toEqual({ ok: true, data: { firstId: id } });
  expect(await tableViews.listTableViews('companies')).toEqual({ ok: true, data: { views: [view], firstId: id } });

  const saved = await tableViews.updateTableView(id, { revision: 1, name: 'Names' });
  expect(saved).toEqual({ ok: true, data: { ...view, name: 'Names', revision: 2 } });
  expect(await tableViews.updateTableView(id, { revision: 1, state })).toEqual({
    ok: false,
    error: 'Failed to save view',
    reason: 'conflict',
  });

  expect(await tableViews.deleteTableView(id)).toEqual({ ok: true, data: { id } });
  expect(await tableViews.deleteTableView(id)).toEqual({
    ok: false,
    error: 'Failed to delete view',
    reason: 'not-found',
  });
  expect(await tableViews.listTableViews('companies')).toEqual({ ok: true, data: { views: [], firstId: null } });
});

test('an alert of a view is turned on and off, and a view without a search cannot have one', async () => {
  const { tableViews } = started.client;
  const create = async (table: 'companies' | 'markets') => {
    const made = await tableViews.createTableView({ table, name: 'Alerted', state });
    return made.ok ? made.data.id : '';
  };
  const id = await create('companies');
  const off = { ok: true, data: { isOn: false, checkedAt: null, obstacle: null } };
  expect(await tableViews.getViewAlert(id)).toEqual(off);
  const on = await tableViews.addViewAlert(id);
  expect(on).toMatchObject({ ok: true, data: { isOn: true, obstacle: null } });
  expect(await tableViews.getViewAlert(id)).toEqual(on);
  const listed = { id, name: 'Alerted', table: 'companies', path: `/research/companies?view=${id}` };
  expect(await tableViews.listViewAlerts()).toMatchObject({ ok: true, data: { alerts: [listed] } });
  expect(await tableViews.removeViewAlert(id)).toEqual(off);
  expect(await tableViews.addViewAlert(await create('markets'))).toMatchObject({ ok: false, reason: 'invalid' });
});
