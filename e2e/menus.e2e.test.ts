import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
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
  '[NAV-016] [NAV-018] [NAV-019] [NAV-021] the header leads to companies, the libraries and reports, for signed-out users to advisory',
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
    expect(await entriesOf(page, 'Companies')).toContainEqual(['All companies', '/fs/research/companies']);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
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
  '[NAV-029] [NAV-033] [NAV-034] [NAV-035] [NAV-036] the menu of a user leads to settings and snapshots, that of editors to articles and courses, and that of administrators to their tools',
  async ({ app, openPage }) => {
    const editor = await openPage();
    await editor.goto(`${app.url}login`);
    await signInOnScreen(editor, app, 'editor');
    await editor.getByRole('heading', { name: /^Good / }).waitFor();
    const entries = await ownEntries(editor, 'Edda Torres');
    expect(entries).toContainEqual(['Settings', '/fs/account']);
    expect(entries).toContainEqual(['Data Snapshots', '/fs/data']);
    expect(entries.at(-1)).toEqual(['Logout', null]);
    expect(entries).toContainEqual(['Curated Articles', '/fs/editors/admin']);
    expect(entries).toContainEqual(['Topics', '/fs/topics']);
    expect(entries.map(([text]) => text)).not.toContain('Admin Tools');
    await editor.getByRole('group', { name: 'News' }).getByRole('menuitem', { name: 'New Article' }).click();
    await editor.getByRole('dialog').getByRole('textbox', { name: 'Title' }).waitFor();
    await editor.keyboard.press('Escape');
    await editor.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await ownEntries(editor, 'Edda Torres')).toContainEqual(['Advisory Playbooks', '/fs/advisory/admin']);
    await editor.getByRole('menuitem', { name: 'Advisory Playbooks' }).click();
    await editor.getByRole('heading', { level: 1, name: 'Advisory playbooks' }).waitFor();

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

/** Whether a choice of the table's tools is on. */
const chosen = (page: Page, name: string) => page.getByRole('button', { name, exact: true, pressed: true }).waitFor();

e2eTest(
  '[ROUTE-077] [XEXPERIMENT-001] experiments change tables and menus for the user who switches them on, and are missing for other roles',
  async ({ app, openPage }) => {
    const page = await openPage({ width: 1440, seesBodies: true });
    await openAs(page, app, { role: 'internal', address: 'experimental' });
    await page.getByRole('heading', { level: 1, name: 'Experimental' }).waitFor();
    const saved = page.waitForResponse((response) => {
      const sent = response.request().postData() ?? '';
      return sent.includes('updateUserPreferences') && sent.includes('keyHints');
    });
    for (const name of ['Continuous rows', 'Full-width tables', 'Keys in menus']) {
      await page.getByText(name, { exact: true }).click();
      await page.getByRole('switch', { name, checked: true }).waitFor();
    }
    expect((await saved).ok()).toBe(true);

    // At once, without a reload.
    expect(await entriesOf(page, 'Companies')).toEqual([
      ['All companies G then C', '/fs/research/companies'],
      ['Funding rounds G then R', '/fs/companies/search/funding'],
      ['Investors G then I', '/fs/companies/search/investors'],
      ['Acquisitions G then A', '/fs/companies/search/acquisitions'],
      ['Suggest a company', '/fs/add-company'],
    ]);
    await page.getByRole('menuitem', { name: /^All companies/ }).click();
    await page.getByRole('grid', { name: 'Companies' }).getByRole('rowheader').nth(8).waitFor();
    await chosen(page, 'Continuous');
    await chosen(page, 'Full width');
    await page.reload();
    await chosen(page, 'Continuous');
    await chosen(page, 'Full width');
    // What the user chooses takes precedence.
    await page.getByRole('button', { name: '8', exact: true }).click();
    await page.getByRole('button', { name: 'Full width', exact: true }).click();
    await page.goto(`${app.url}research/companies`);
    await chosen(page, '8');
    await page.getByRole('button', { name: 'Full width', exact: true, pressed: false }).waitFor();

    const admin = await openPage();
    await openAs(admin, app, { role: 'admin', address: 'experimental' });
    await admin.getByRole('switch', { name: 'Keys in menus', checked: false }).waitFor();
    expect(await entriesOf(admin, 'Companies')).toContainEqual(['All companies', '/fs/research/companies']);
    for (const role of ['editor', 'messenger']) {
      const other = await openPage();
      await openAs(other, app, { role, address: 'experimental' });
      await other.waitForURL('**/research/home');
    }
  },
);
