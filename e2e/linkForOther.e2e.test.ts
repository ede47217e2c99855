import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

const address = 'signup?plan=free&email=bo%40foresight.example&redirect=%2Fworkspaces';

e2eTest(
  'an invitation that is opened while somebody else is logged in says so, and opens after a logout',
  { timeout: 180_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual', address });
    await page.getByRole('heading', { name: 'Workspaces', level: 1 }).waitFor();
    const own = app.signIns.get('individual');
    await page.getByText(`That link is for bo@foresight.example, and you’re logged in as ${own}.`).waitFor();
    await page.getByRole('button', { name: 'Log out and open it' }).click();
    await page.getByRole('heading', { name: 'Sign up for Foresight' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('bo@foresight.example');
  },
);

e2eTest('who logs in next does not read for whom a link was', { timeout: 180_000 }, async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual', address });
  const notice = page.getByText('That link is for bo@foresight.example');
  await notice.waitFor();
  await page.getByRole('banner').locator('#header-user').getByRole('button').press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await page.waitForURL('**/login/');
  await signInOnScreen(page, app, 'free');
  await page.waitForURL('**/research/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await notice.count()).toBe(0);
});
