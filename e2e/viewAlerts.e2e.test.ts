import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '../apps/fs-server/src/database/database.ts';
import { createJobQueue } from '../apps/fs-server/src/jobs/jobQueue.ts';
import { copyStartedData } from './support/copyStartedData.ts';
import { e2eTest } from './support/e2eTest.ts';
import { freePort } from './support/freePort.ts';
import { openAs } from './support/openAs.ts';
import { startApp } from './support/startApp.ts';
import { openViews, saveView, viewOf, waiting } from './support/tableViews.ts';

/** Adds a company that arrives now, and the job that checks all views with alerts until now. */
async function addArrival(dataDir: string, company: { name: string; city: string }): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    const id = randomUUID();
    await database.kysely
      .insertInto('organizations')
      .values({ id, permalink: id, ...company })
      .execute();
    const { user_id: userId } = await database.kysely
      .selectFrom('view_alerts')
      .select('user_id')
      .executeTakeFirstOrThrow();
    const until = new Date();
    const payload = { userId, until: until.toISOString() };
    await createJobQueue(database).add({ kind: 'view-alerts', key: 'view-alerts now', payload, runAt: until });
  } finally {
    await database.close();
  }
}

e2eTest(
  '[XALERT-009] [XALERT-012] [XALERT-014] an alert of a view, turned on by keyboard, gives a notice of a new company, which leads to the view with it first and marked, and is turned off on the account page',
  { timeout: 600_000 },
  async ({ openPage }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-alerts-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    copyStartedData(dataDir);
    const port = await freePort();
    let app = await startApp({ dataDir, port });
    onTestFinished(() => app.kill());

    const page = await openPage();
    await openAs(page, app, { role: 'individual', address: 'research/companies?location=Ljubljana' });
    await saveView(page, 'Views', 'In Ljubljana');
    let panel = await openViews(page, 'In Ljubljana');
    const control = panel.getByRole('switch', { name: 'Alert me' });
    await control.focus();
    await page.keyboard.press('Space');
    await panel.getByText('Once a day, if there are new rows.').waitFor(waiting);
    await expect.poll(() => control.isChecked(), waiting).toBe(true);

    // The page would report that the server is gone.
    await page.goto('about:blank');
    await app.stop();
    await addArrival(dataDir, { name: 'Dragon Bridge Robotics', city: 'Ljubljana' });
    app = await startApp({ dataDir, port });

    await page.goto(app.url);
    const messages = page.getByRole('banner').getByRole('button', { name: /^Messages, \d+ unread/ });
    await messages.click(waiting);
    const notice = page.getByRole('dialog', { name: 'Messages' }).getByRole('link', { name: /In Ljubljana/ });
    await notice.getByText('1 new in your view “In Ljubljana”: Dragon Bridge Robotics').waitFor(waiting);
    await notice.click();
    const grid = page.getByRole('grid', { name: 'Companies' });
    const first = grid.getByRole('rowheader').first();
    await first.filter({ hasText: 'Dragon Bridge Robotics' }).getByText('New').waitFor(waiting);
    await grid.getByRole('columnheader', { name: /Added/ }).waitFor(waiting);
    expect(await grid.getByText('New', { exact: true }).count()).toBe(1);
    // The view itself keeps its order.
    panel = await openViews(page, 'In Ljubljana (unsaved changes)');
    await expect.poll(() => panel.getByRole('switch', { name: 'Alert me' }).isChecked(), waiting).toBe(true);

    const view = viewOf(page);
    await page.goto(`${app.url}account#notifications`);
    const alerts = page.getByRole('list', { name: 'Alerts of saved views' });
    const link = alerts.getByRole('link', { name: 'In Ljubljana' });
    await link.waitFor(waiting);
    await page.getByRole('button', { name: 'Turn off the alert of In Ljubljana' }).press('Enter');
    await page.getByText('No alerts yet.').waitFor(waiting);
    await page.goto(`${app.url}research/companies?view=${view}`);
    panel = await openViews(page, 'In Ljubljana');
    await expect.poll(() => panel.getByRole('switch', { name: 'Alert me' }).isChecked(), waiting).toBe(false);
  },
);
