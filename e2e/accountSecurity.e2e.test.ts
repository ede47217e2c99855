import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { downloadBy } from './support/downloadBy.ts';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';
import type { RunningApp } from './support/startApp.ts';

const atHome = /\/fs\/research\/home$/;

async function signInAt(page: Page, app: RunningApp, role: string) {
  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, role);
  await page.waitForURL(atHome);
}

e2eTest(
  '[XSHELL-019] a user changes the password, ends another session, and logs out everywhere',
  async ({ app, openPage }) => {
    const next = 'battery staple battery';
    const here = await openPage({ expects: [/40[01] \(/] });
    const there = await openPage({ expects: [/40[01] \(/] });
    await signInAt(here, app, 'messenger');
    await here.goto(`${app.url}account`);
    const form = here.getByRole('form', { name: 'Change password' });
    await form.getByLabel('Current password').fill('not the password');
    await form.getByLabel('New password', { exact: true }).fill(next);
    await form.getByLabel('Confirm new password').fill(next);
    await form.getByRole('button', { name: 'Change password' }).click();
    await form.getByText('Incorrect username or password.').first().waitFor();
    await form.getByLabel('Current password').fill(app.password ?? '');
    await form.getByRole('button', { name: 'Change password' }).click();
    await here.getByText('Password changed. Other devices were logged out.').waitFor();

    await there.goto(`${app.url}login/`);
    await there.getByRole('textbox', { name: 'Email' }).fill(app.signIns.get('messenger') ?? '');
    await there.getByLabel('Password', { exact: true }).fill(next);
    await there.keyboard.press('Enter');
    await there.waitForURL(atHome);

    await here.reload();
    const sessions = here.getByRole('list', { name: 'Where you’re logged in' }).getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(2);
    await sessions.getByRole('button').click();
    await expect.poll(() => sessions.count()).toBe(1);

    await here.getByRole('button', { name: 'Log out everywhere' }).click();
    await here.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(await here.evaluate(() => localStorage.getItem('fs.refreshToken'))).toBeNull();
  },
);

e2eTest(
  '[XSETTINGS-005] a user downloads their data, and deletes the account in two steps, which logs out everywhere',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/40[0139] \(/] });
    const there = await openPage({ expects: [/40[01] \(/] });
    await signInAt(page, app, 'individual-plus');
    await signInAt(there, app, 'individual-plus');
    await page.goto(`${app.url}account`);
    const email = app.signIns.get('individual-plus') ?? '';
    const section = page.getByRole('region', { name: 'Your data' });
    const download = await downloadBy(page, () => section.getByRole('button', { name: 'Download your data' }).click());
    expect(download.suggestedFilename()).toBe('foresight-data.json');
    const { data } = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.profile).toMatchObject([{ email, given_name: 'Paul', family_name: 'Okonkwo' }]);
    const names: string[] = data.watchlists.map(({ name }: { name: string }) => name);
    expect(names).toContain('To sort');

    await section.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText(/^\d+ watchlists will be deleted(, \d+ of which others can view)?\.$/).waitFor();
    await dialog.getByText(/You can’t undo this\.$/).waitFor();
    expect(await dialog.getByLabel('Password', { exact: true }).count()).toBe(0);
    for (const box of await dialog.getByRole('checkbox', { name: /^Delete .+ with \d+ other / }).all())
      await box.check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const password = dialog.getByLabel('Password', { exact: true });
    await password.fill('not the password');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('Incorrect username or password.').first().waitFor();
    await password.fill(app.password ?? '');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).first().waitFor();
    await page.getByText('Your account was deleted').waitFor();

    await there.goto(`${app.url}companies/search`);
    await there.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
    await there.getByRole('textbox', { name: 'Email' }).fill(email);
    await there.getByLabel('Password', { exact: true }).fill(app.password ?? '');
    await there.keyboard.press('Enter');
    await there
      .getByText(/^User does not exist/)
      .first()
      .waitFor();
  },
);

e2eTest(
  '[XTOKEN-008] a token that a user creates lets a script read, until the user revokes it',
  async ({ app, openPage }) => {
    const page = await openPage();
    await signInAt(page, app, 'individual');
    await page.goto(`${app.url}account`);
    const section = page.getByRole('region', { name: 'API tokens' });
    await section.getByText('No tokens yet').waitFor();
    await section.getByRole('textbox', { name: 'Name' }).fill('Nightly report');
    await section.getByText(/^Companies, markets/).click();
    // By a double-click: there is one token still.
    await section.getByRole('button', { name: 'Create token' }).dblclick();
    const secret = (await section.getByText(/^fs_[\w-]{43}$/).textContent()) ?? '';
    const read = async () => {
      const headers = { authorization: `Bearer ${secret}` };
      return (await fetch(new URL('/api/companies?query=volt', app.url), { headers })).status;
    };
    expect(await read()).toBe(200);
    await page.reload();
    const row = section.getByRole('listitem').filter({ hasText: 'Nightly report' });
    await row.getByText('Last used').waitFor();
    expect(await row.count()).toBe(1);
    expect(await page.getByText(secret).count()).toBe(0);
    await row.getByRole('button', { name: 'Revoke Nightly report' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await row.waitFor({ state: 'detached' });
    expect(await read()).toBe(401);
  },
);

e2eTest(
  'a token whose creation was not answered is listed, so that the user can revoke it',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/net::ERR_FAILED/] });
    await signInAt(page, app, 'unlimited');
    await page.goto(`${app.url}account`);
    const section = page.getByRole('region', { name: 'API tokens' });
    await section.getByText('No tokens yet').waitFor();
    await page.route('**/api/tokens', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await section.getByRole('textbox', { name: 'Name' }).fill('Weekly report');
    await section.getByText(/^Companies, markets/).click();
    await section.getByRole('button', { name: 'Create token' }).click();
    await section.getByText('Couldn’t create the token. Try again.').waitFor();
    await section.getByRole('button', { name: 'Revoke Weekly report' }).waitFor();
  },
);
