import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens a menu of the header, and reads its entries. */
async function entriesOf(page: Page, name: string) {
  await main(page).getByRole('button', { name, exact: true }).click();
  const entries = page.getByRole('menu').getByRole('menuitem');
  await entries.first().waitFor();
  return entries.evaluateAll((items) => items.map((item) => [item.textContent.trim(), item.getAttribute('href')]));
}

e2eTest(
  '[NAV-016] [NAV-018] [NAV-021] the header leads to the libraries and to reports, for signed-out users to advisory',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}plans`);
    await main(page).getByRole('link', { name: 'Advisory' }).waitFor();
    expect(await main(page).getByRole('link').allTextContents()).toEqual(['Advisory', 'Markets']);
    await main(page).getByRole('link', { name: 'Advisory' }).click();
    await page.getByRole('heading', { level: 1, name: 'Advisory' }).waitFor();

    await page.goto(`${app.url}login`);
    await signInOnScreen(page, app, 'free');
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    expect(await entriesOf(page, 'Markets')).toContainEqual(['Reports', '/fs/research/reports']);
    await page.getByRole('menuitem', { name: 'Reports' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    expect(await entriesOf(page, 'Advisory')).toEqual([
      ['Product', '/fs/advisory/library/product'],
      ['Finance', '/fs/advisory/library/finance'],
      ['Sales', '/fs/advisory/library/sales'],
      ['Marketing', '/fs/advisory/library/marketing'],
      ['Growth', '/fs/advisory/library/growth'],
    ]);
    await page.getByRole('menuitem', { name: 'Growth' }).click();
    await page.getByRole('heading', { level: 1, name: 'Growth library' }).waitFor();
  },
);

/** Opens the user's menu, and reads its entries. */
async function ownEntries(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button', { name }).click();
  const entries = page.getByRole('menu').getByRole('menuitem');
  await entries.first().waitFor();
  return entries.evaluateAll((items) => items.map((item) => [item.textContent.trim(), item.getAttribute('href')]));
}

e2eTest(
  '[NAV-029] [NAV-033] [NAV-035] the menu of a user leads to snapshots, that of editors to articles, and that of administrators to their tools',
  async ({ app, openPage }) => {
    const editor = await openPage();
    await editor.goto(`${app.url}login`);
    await signInOnScreen(editor, app, 'editor');
    await editor.getByRole('heading', { name: /^Good / }).waitFor();
    const entries = await ownEntries(editor, 'Edda Torres');
    expect(entries).toContainEqual(['Data Snapshots', '/fs/data']);
    expect(entries).toContainEqual(['Curated Articles', '/fs/editors/admin']);
    expect(entries).toContainEqual(['Topics', '/fs/topics']);
    expect(entries.map(([text]) => text)).not.toContain('Admin Tools');
    await editor.getByRole('group', { name: 'News' }).getByRole('menuitem', { name: 'New Article' }).click();
    await editor.getByRole('dialog').getByRole('textbox', { name: 'Title' }).waitFor();

    const admin = await openPage();
    await admin.goto(`${app.url}login`);
    await signInOnScreen(admin, app, 'admin');
    await admin.getByRole('heading', { name: /^Good / }).waitFor();
    expect(await ownEntries(admin, 'Ada Minns')).toContainEqual(['Admin Tools', '/fs/admin']);
    await admin.getByRole('menuitem', { name: 'Admin Tools' }).click();
    await admin.getByRole('heading', { level: 1, name: 'Admin tools' }).waitFor();
    await ownEntries(admin, 'Ada Minns');
    await admin.getByRole('menuitem', { name: 'Data Snapshots' }).click();
    await admin.getByRole('heading', { level: 1, name: 'Data Snapshots' }).waitFor();
  },
);
