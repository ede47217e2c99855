import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

journey(
  'the login page comes without the code of other pages, and leads to them and back',
  async ({ app, openPage }) => {
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
  },
);

journey(
  'who signs in where they came first finds the focus on the page that they were going to',
  async ({ app, openPage }) => {
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
  },
);

journey(
  'where the code of other pages cannot be loaded, Reload leads to the page that was asked for',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/assets\/router/] });
    // A service worker that has taken over would answer from what it keeps.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => undefined);
    });
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
  },
);
