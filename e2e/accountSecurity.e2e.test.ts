import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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
