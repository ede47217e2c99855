import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

e2eTest('the login page loads without the code of other pages, leads to them, and back', async ({ app, openPage }) => {
  const page = await openPage();
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  const heading = page.getByRole('heading', { name: 'Sign in to Foresight' });
  await page.goto(`${app.url}login/?redirect=%2Fplans`);
  await heading.waitFor();
  expect(await page.title()).toBe('Log in | Foresight');
  expect(scripts.filter((path) => path.includes('/assets/router'))).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).click();
  await page.locator('main:focus').waitFor();
  expect(new URL(page.url()).pathname).toBe('/fs/plans');
  await page.goBack();
  await heading.waitFor();
  expect(new URL(page.url()).search).toBe('?redirect=%2Fplans');
});

e2eTest('a user who logs in where they arrived first finds the focus on the target page', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}login/`);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
  await signInOnScreen(page, app, 'free');
  await page.waitForURL('**/research/home');
  await page.locator('main:focus').waitFor();
  await page.getByRole('button', { name: /Fiona Frost/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Log in' }).waitFor();
});

e2eTest('Reload leads to the target page when the code of other pages cannot load', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/assets\/router/] });
  await page.goto(`${app.url}login/`);
  await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
  await page.route('**/assets/router*', (route) => route.abort('failed'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).click();
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.waitFor();
  await page.unroute('**/assets/router*');
  await reload.click();
  await page.getByRole('heading', { level: 1, name: /plan/i }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fs/plans');
});
