import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

/** Timeout in milliseconds for a response on a busy machine. */
const waiting = { timeout: 60_000 };

/** Stores the open table as a snapshot, and opens the list of snapshots. */
async function saveSnapshot(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Export' });
  await panel.getByRole('button', { name: 'Save as a snapshot' }).click();
  await panel.getByRole('link', { name: 'Open Data Snapshots' }).click();
  await page.getByRole('heading', { name: 'Data Snapshots', level: 1 }).waitFor(waiting);
}

e2eTest(
  '[ROUTE-036] [ROUTE-037] [XSNAPSHOT-006] a filtered table is stored as a snapshot, found under its filters, downloaded, repeated, and deleted with Undo',
  { timeout: 600_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'data' });
    await page.getByText('No snapshots yet. Export any table and find it here.').waitFor(waiting);
    await page.getByRole('link', { name: 'Open Companies' }).click();
    await page.getByRole('grid', { name: 'Companies' }).waitFor(waiting);
    await page.goto(new URL('research/companies?name=volt', app.url).href);
    await page.getByRole('grid', { name: 'Companies' }).getByRole('rowheader').first().waitFor(waiting);

    await saveSnapshot(page);
    const download = page.getByRole('button', { name: 'Download Companies' });
    await download.waitFor(waiting);
    await page
      .getByText(/Name.*volt/i)
      .first()
      .waitFor(waiting);
    const arriving = page.waitForEvent('download', waiting);
    await download.click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^Companies \d{4}-\d\d-\d\d\.csv$/);
    const rows = parse(await readFile(await file.path()), { columns: true, bom: true }) as { Name: string }[];
    expect(rows.map(({ Name }) => Name)).toContain('Voltmeer');
    expect(rows.every(({ Name }) => /volt/i.test(Name))).toBe(true);

    await page.getByRole('link', { name: 'Companies', exact: true }).last().click();
    await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor(waiting);
    const address = page.url();
    // By a double-click: it is stored once, as the list says at the end.
    await page.getByRole('button', { name: 'Repeat Companies' }).dblclick();
    await expect.poll(() => page.url(), waiting).not.toBe(address);
    await page.getByRole('button', { name: 'Download Companies' }).waitFor(waiting);
    await page.getByRole('button', { name: 'Delete Companies' }).click();
    await page.getByRole('heading', { name: 'Data Snapshots', level: 1 }).waitFor(waiting);
    await expect.poll(() => download.count(), waiting).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => download.count(), waiting).toBe(2);
  },
);

e2eTest(
  '[XSNAPSHOT-007] the plan’s limit of snapshots is said in the export, and another user’s snapshot seems not to exist',
  { timeout: 600_000 },
  async ({ app, openPage }) => {
    const page = await openPage({ seesBodies: true });
    await openAs(page, app, { role: 'free', address: 'companies/search/funding' });
    await page.getByRole('grid').first().waitFor(waiting);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Export' });
    const save = panel.getByRole('button', { name: 'Save as a snapshot' });
    const refusal = panel.getByText('Your plan includes up to 3 stored snapshots.');
    const answer = panel.getByRole('status').last();
    // Earlier tests may have stored some.
    for (let saved = 0; saved < 4 && !(await refusal.isVisible()); saved += 1) {
      const answered = page.waitForResponse(
        (response) => (response.request().postData() ?? '').includes('createGenericJob'),
        waiting,
      );
      await save.click();
      await answered;
      await expect.poll(() => answer.textContent(), waiting).not.toBe('');
      await expect.poll(() => save.getAttribute('aria-disabled'), waiting).not.toBe('true');
    }
    await expect.poll(() => answer.textContent(), waiting).toBe('Your plan includes up to 3 stored snapshots.');
    await panel.press('Escape');
    await page.goto(new URL('data/11111111-1111-4111-8111-111111111111', app.url).href);
    await page.getByRole('heading', { name: 'Snapshot not found' }).waitFor(waiting);
  },
);
