import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

/** Chromium's warning about a page whose first files come from the service worker. It uses them all the same. */
const preloads = [/A preload for .* is not used because it is a cross-world service worker/];

e2eTest(
  '[XHOME-001] the landing page shows totals and the newest rounds, the amount first',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(app.url);
    await page.getByText(/^[\d,]+ companies, [\d,]+ rounds, and the news that moves them\./).waitFor();
    const rounds = page.getByRole('list', { name: 'Raised this week' }).getByRole('listitem');
    await rounds.first().waitFor();
    expect(await rounds.count()).toBe(6);
    expect(await rounds.first().textContent()).toMatch(/^(\$[\d.]+[KMB]|Undisclosed)/);
  },
);

e2eTest(
  '[XHOME-020] the landing page ranks twelve markets by what they raised, and names countries instead of codes',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(app.url);
    const bars = page.getByRole('figure', { name: 'Raised by market' }).getByRole('row');
    await bars.nth(12).waitFor();
    expect(await bars.count()).toBe(13);
    expect(await bars.nth(1).textContent()).toMatch(/[\d.]+[MB][\d,]+$/);
    expect(await bars.getByRole('link').count()).toBe(12);
    const rounds = page.getByRole('list', { name: 'Raised this week' });
    await rounds
      .getByText(/ · Sydney, Australia$/)
      .first()
      .waitFor();
    expect(await rounds.getByText(/, (?!USA|UAE|UK)[A-Z]{2,3}$/).count()).toBe(0);
  },
);

e2eTest(
  '[XHOME-002, XHOME-003] a search without a session finds a company, and a hit leads to its profile through sign-up',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(app.url);
    await page.getByRole('searchbox', { name: 'Search companies' }).fill('Voltmeer');
    const hits = page.getByRole('list', { name: 'Companies found' }).getByRole('listitem');
    await hits.first().waitFor();
    expect(await hits.first().textContent()).toMatch(/Voltmeer.+ · .+\$[\d.]+[KMB]/);
    await hits.first().getByRole('link', { name: 'Voltmeer' }).click();
    await page.getByRole('heading', { name: 'Sign up for Foresight' }).waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toMatch(/^\/fs\/signup\/?$/);
    expect(searchParams.get('plan')).toBe('free');
    expect(searchParams.get('redirect')).toMatch(/^\/research\/companies\/[\da-f-]{36}$/);
  },
);

e2eTest(
  '[XHOME-006] pasted companies are recognized, and wait in the dialog for a new list after log-in',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: preloads });
    await page.goto(app.url);
    await page.getByRole('textbox', { name: 'Paste up to five company names' }).fill('Voltmeer\nNobody & Nobody Ltd');
    await page.getByText('1 of 2 recognized').waitFor();
    await page.getByRole('link', { name: 'Keep this list' }).click();
    await page.getByRole('heading', { name: 'Sign up for Foresight' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
    await signInOnScreen(page, app, 'individual');
    await page.waitForURL(/\/fs\/research\/watchlists\?keep=/);
    await page.getByRole('dialog').getByText('Voltmeer', { exact: true }).first().waitFor();
  },
);

e2eTest('[XHOME-004] without its file the landing page shows everything else', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
  await page.route('**/static/landing.json', (route) => route.fulfill({ status: 500, body: '' }));
  // With a query, the server does not render the page, and the app asks for the file.
  await page.goto(`${app.url}?from=mail`);
  await page.getByRole('textbox', { name: 'Paste up to five company names' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Raised this week' }).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Get a Free Account' }).waitFor();
});
