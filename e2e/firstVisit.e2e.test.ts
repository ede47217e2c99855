import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { startApp } from './support/startApp.ts';

e2eTest(
  '[ENV-001] a new user logs in, finds a company, and is still logged in after a restart',
  async ({ app, openPage }) => {
    // Requests that the page sends while the server is down.
    const page = await openPage({ expects: [/ERR_CONNECTION/] });
    await page.goto(`${app.url}login/`);
    await page.getByRole('textbox', { name: 'Email' }).fill(app.signIns.get('free') ?? '');
    await page.getByLabel('Password', { exact: true }).fill(app.password ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Fiona$/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/research/home');

    await (await findCompany(page, 'harborline')).click();
    await page.getByRole('region', { name: 'Harborline' }).waitFor();
    expect(await page.title()).toBe('Harborline | Foresight');
    const address = page.url();

    await app.stop();
    const again = await startApp({ dataDir: app.dataDir, port: app.port });
    try {
      await page.goto(address);
      await page.getByRole('region', { name: 'Harborline' }).waitFor();
      await page.getByRole('link', { name: 'Foresight' }).click();
      const recent = page.getByRole('list', { name: 'Recently viewed' });
      await recent.getByRole('link', { name: 'Harborline' }).waitFor();
      expect(await recent.getByRole('link').count()).toBe(1);
      await page.getByRole('button', { name: 'Fiona Frost' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
    } finally {
      await again.stop();
    }
  },
);
