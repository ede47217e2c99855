import { readFile } from 'node:fs/promises';
import { companyId } from '@fs/fixtures';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { comparedNames } from './support/comparison.ts';
import { e2eTest } from './support/e2eTest.ts';
import { moveToOption } from './support/moveToOption.ts';
import { openAs } from './support/openAs.ts';
import { mailTo } from './support/outbox.ts';
import type { RunningApp } from './support/startApp.ts';

const voltmeer = companyId('sample', 'voltmeer');
const profile = `research/companies/${voltmeer}`;
const ohmscape = companyId('sample', 'ohmscape');
const ohmscapeProfile = `research/companies/${ohmscape}`;
const corrections = `admin/company/${voltmeer}`;
const firstHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const visit = (page: Page, app: RunningApp, path: string) => page.goto(new URL(path, app.url).href);
const pathOf = (page: Page) => new URL(page.url()).pathname;

e2eTest(
  '[ROUTE-075] [ROUTE-076] [ROUTE-087] the admin tools open for administrators, and are missing for all others',
  async ({ app, openPage }) => {
    for (const role of ['free', 'editor', 'messenger', 'internal']) {
      const page = await openPage();
      for (const path of ['admin', corrections]) {
        if (path === 'admin') await openAs(page, app, { role, address: path });
        else await visit(page, app, path);
        await firstHeading(page, /^Good /).waitFor();
        expect(pathOf(page)).toBe('/fs/research/home');
      }
      await visit(page, app, profile);
      await page.getByRole('link', { name: 'Report a wrong fact' }).waitFor();
      expect(await page.getByRole('link', { name: 'Edit facts' }).count()).toBe(0);
    }
    const admin = await openPage();
    await openAs(admin, app, { role: 'admin', address: 'research/home' });
    await admin
      .getByRole('banner')
      .getByRole('button', { name: / Minns/ })
      .click();
    await admin.getByRole('menuitem', { name: 'Admin Tools' }).click();
    await firstHeading(admin, 'Admin tools').waitFor();
    expect(pathOf(admin)).toBe('/fs/admin');
    await admin.getByText('Kelp & Current').waitFor();
    await admin.getByRole('searchbox', { name: 'Company' }).fill('voltmeer');
    await admin.getByRole('main').getByRole('button', { name: 'Voltmeer' }).first().click();
    await firstHeading(admin, 'Edit facts of Voltmeer').waitFor();
    expect(pathOf(admin)).toBe(`/fs/${corrections}`);
    const visitor = await openPage();
    await visit(visitor, app, 'admin');
    await visitor.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(pathOf(visitor)).toBe('/fs/login/');
  },
);

e2eTest(
  '[XADMIN-028] what an administrator corrects by keyboard shows in profile, search, table, export and market',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'admin', address: profile });
    await page.getByRole('link', { name: 'Edit facts' }).press('Enter');
    await firstHeading(page, 'Edit facts of Voltmeer').waitFor();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Voltmeer Quayworks');
    await name.press('Enter');
    await page.getByText('Saved. Search, tables, profile and exports show it now.').waitFor();
    await page.getByText(/^Name: Voltmeer Quayworks/).waitFor();

    await page.getByRole('link', { name: 'Open the profile' }).press('Enter');
    await page.getByRole('region', { name: 'Voltmeer Quayworks', exact: true }).waitFor();

    await visit(page, app, 'companies/search?name=quayworks');
    const grid = page.getByRole('grid', { name: 'Companies' });
    await grid.getByRole('rowheader', { name: 'Voltmeer Quayworks' }).waitFor();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const rows: string[][] = parse(await readFile(await (await saving).path(), 'utf8'), { bom: true });
    expect(rows.map(([first]) => first)).toEqual(['Name', 'Voltmeer Quayworks']);

    const visitor = await openPage();
    await openAs(visitor, app, { role: 'free', address: 'search?query=quayworks' });
    await visitor.getByRole('rowheader', { name: 'Voltmeer Quayworks' }).waitFor();

    // The effect of a market patch is known before it is saved, and the market shows it.
    await visit(page, app, corrections);
    const remove = page.getByRole('button', { name: /^Remove from / }).first();
    const market = ((await remove.getAttribute('aria-label')) ?? '').replace('Remove from ', '');
    await remove.press('Enter');
    const effect = await page.getByText(new RegExp(`^${market}: `)).textContent();
    const [before, after] = (effect ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(after).toBe(Number(before) - 1);
    await page.getByRole('button', { name: 'Save market' }).press('Enter');
    await page.getByText(`Removed from ${market}`).waitFor();
    await page.getByRole('button', { name: `Reset to source: ${market}` }).press('Enter');
    await page.getByText(`${market}: ${after} → ${before} companies`).waitFor();
    await visit(visitor, app, profile);
    await visitor.getByRole('region', { name: 'Voltmeer Quayworks', exact: true }).waitFor();
    expect(await visitor.getByRole('main').getByRole('link', { name: market, exact: true }).count()).toBe(0);
  },
);

e2eTest(
  '[XADMIN-039] a company is merged into another one by keyboard, its addresses lead there, and the merge is undone in one step',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'admin', address: `admin/company/${ohmscape}` });
    await firstHeading(page, 'Edit facts of Ohmscape').waitFor();
    const into = page.getByRole('combobox', { name: 'Merge into…' });
    await into.pressSequentially('harborline');
    await moveToOption(into, /^Harborline/);
    await into.press('Enter');
    await page.getByRole('heading', { name: /^What moves from Ohmscape to Harborline/ }).waitFor();
    await page.getByText('Funding rounds', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: /^Merge “Ohmscape” into “Harborline/ });
    await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
    await firstHeading(page, /^Edit facts of Harborline/).waitFor();
    const keptPath = pathOf(page).replace('/admin/company/', '/research/companies/');

    const visitor = await openPage();
    await openAs(visitor, app, { role: 'free', address: ohmscapeProfile });
    await visitor
      .getByRole('region', { name: /^Harborline/ })
      .first()
      .waitFor();
    expect(pathOf(visitor)).toBe(keptPath);
    await visit(visitor, app, 'search?query=ohmscape');
    await visitor.getByText(/^No /).first().waitFor();
    expect(await visitor.getByRole('rowheader', { name: 'Ohmscape' }).count()).toBe(0);
    const kept = keptPath.split('/').at(-1) ?? '';
    const parameter = (name: string) => new URL(visitor.url()).searchParams.get(name);
    await visit(visitor, app, `research/companies?compare=${ohmscape},${kept}`);
    await expect.poll(() => parameter('compare')).toBe(kept);
    await expect.poll(() => comparedNames(visitor).allTextContents()).toEqual([expect.stringMatching(/^Harborline/)]);
    expect(await visitor.getByText(/can’t be found/).count()).toBe(0);
    await visit(visitor, app, `research/companies?peek=${ohmscape}`);
    await visitor
      .getByRole('heading', { name: /^Harborline/ })
      .first()
      .waitFor();
    await expect.poll(() => parameter('peek')).toBe(kept);

    await page.getByRole('button', { name: 'Undo the merge of Ohmscape' }).press('Enter');
    await page.getByText('Ohmscape is restored').waitFor();
    await visit(visitor, app, ohmscapeProfile);
    await visitor.getByRole('region', { name: 'Ohmscape', exact: true }).waitFor();
    expect(pathOf(visitor)).toBe(`/fs/${ohmscapeProfile}`);
  },
);

e2eTest(
  '[XADMIN-029] a wrong fact that a user reports reaches staff, whose answer is mailed',
  async ({ app, openPage }) => {
    const user = await openPage();
    await openAs(user, app, { role: 'free', address: profile });
    await user.getByRole('link', { name: 'Report a wrong fact' }).click();
    await user.getByRole('textbox', { name: 'Message' }).fill('It has 40 people.');
    await user.getByRole('button', { name: 'Send message' }).click();
    await user.getByRole('group', { name: 'Message sent' }).waitFor();

    const admin = await openPage();
    await openAs(admin, app, { role: 'admin', address: 'admin?kind=report' });
    await admin.getByText('It has 40 people.').waitFor();
    expect(await admin.getByRole('link', { name: /^Edit facts of Voltmeer/ }).getAttribute('href')).toBe(
      `/fs/${corrections}`,
    );
    const email = app.signIns.get('free') ?? '';
    await admin.getByRole('button', { name: `Answer to ${email}`, exact: true }).press('Enter');
    await admin.getByRole('textbox', { name: `Answer to ${email}` }).fill('Corrected, thank you.');
    await admin.getByRole('button', { name: `Send answer to ${email}` }).press('Enter');
    await admin.getByText('It has 40 people.').waitFor({ state: 'detached' });
    const mail = await mailTo(app, email, /Answer to your message/);
    expect(mail).toContain('Corrected, thank you.');
    await admin.getByRole('searchbox', { name: 'Email begins with' }).fill('editor@');
    await admin.getByText('editors', { exact: true }).waitFor();
    await admin.getByText(/^Form answered by Ada Minns/).waitFor();
  },
);

e2eTest(
  '[XSUPPORT-003] a user sees what they sent to support, also after a reload, and once it is answered',
  async ({ app, openPage }) => {
    const visitor = await openPage();
    await visitor.goto(`${app.url}support`);
    await visitor.getByRole('textbox', { name: 'Message' }).waitFor();
    expect(await visitor.getByRole('heading', { name: 'Earlier requests' }).count()).toBe(0);

    const user = await openPage();
    await openAs(user, app, { role: 'teams-owner', address: 'support' });
    await user.getByRole('textbox', { name: 'Subject' }).fill('Seats of my team');
    await user.getByRole('textbox', { name: 'Message' }).fill('How do I add two seats?');
    await user.getByRole('button', { name: 'Send message' }).click();
    const confirmation = await user.getByRole('group', { name: 'Message sent' }).textContent();
    const reference = /[\da-f-]{36}/.exec(confirmation ?? '')?.[0] ?? '';
    const requests = user.getByRole('region', { name: 'Earlier requests' });
    const seesOneRequest = async (state: string) => {
      await requests.getByText('Seats of my team').waitFor();
      await requests.getByText(`Reference: ${reference}`).waitFor();
      await requests.getByText(state, { exact: true }).waitFor();
      expect(await requests.getByRole('listitem').count()).toBe(1);
    };
    await seesOneRequest('Open');
    await user.reload();
    await seesOneRequest('Open');

    const admin = await openPage();
    await openAs(admin, app, { role: 'admin', address: 'admin?kind=message' });
    const email = app.signIns.get('teams-owner') ?? '';
    await admin.getByRole('button', { name: `Answer to ${email}`, exact: true }).press('Enter');
    await admin.getByRole('textbox', { name: `Answer to ${email}` }).fill('Under People of the workspace.');
    await admin.getByRole('button', { name: `Send answer to ${email}` }).press('Enter');
    await admin.getByText('How do I add two seats?').waitFor({ state: 'detached' });
    await user.reload();
    await seesOneRequest('Answered');
  },
);
