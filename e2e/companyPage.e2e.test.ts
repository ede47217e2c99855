import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

/** Opens the company's page and returns its path. */
async function companyAddress(page: Page): Promise<string> {
  await page.getByRole('heading', { name: /^Good / }).waitFor();
  await (await findCompany(page, 'harborline')).click();
  await page.getByRole('region', { name: 'Harborline' }).waitFor();
  return new URL(page.url()).pathname;
}

e2eTest('[ROUTE-032] [ROUTE-033] both addresses of a company lead to its page', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, 'teams-owner');
  const address = await companyAddress(page);
  expect(address).toMatch(/^\/fs\/research\/companies\/[\da-f-]{36}$/);
  for (const path of [address, address.replace('/research', '')]) {
    await page.goto(new URL(path, app.url).href);
    await page.getByRole('region', { name: 'Harborline' }).waitFor();
    const facts = page.getByRole('region', { name: 'Harborline' }).getByRole('term');
    expect(await facts.allTextContents()).toEqual([
      'Total raised',
      'Last round',
      'Employees',
      'Founded',
      'Headquarters',
      'Website',
    ]);
  }
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  expect(await trail.allTextContents()).toEqual(['Companies', 'Harborline']);
  await trail.first().click();
  await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor();
});

e2eTest(
  '[ROUTE-072] a signed-out user logs in and lands on the page that they asked for',
  async ({ app, openPage }) => {
    const member = await openPage();
    await member.goto(`${app.url}login/`);
    await signInOnScreen(member, app, 'free');
    const address = await companyAddress(member);

    const visitor = await openPage();
    await visitor.goto(`${new URL(address, app.url).href}?from=mail#funding`);
    await visitor.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
    const detour = new URL(visitor.url());
    expect([detour.pathname, detour.searchParams.get('redirect'), detour.hash]).toEqual([
      '/fs/login/',
      `${address.replace('/fs', '')}?from=mail`,
      '#funding',
    ]);
    await signInOnScreen(visitor, app, 'free');
    await visitor.getByRole('region', { name: 'Harborline' }).waitFor();
    expect(visitor.url()).toBe(`${new URL(address, app.url).href}?from=mail#funding`);
  },
);

e2eTest(
  'a user searches and opens a company by keyboard alone, on a phone, in dark mode, right to left',
  async ({ app, openPage }) => {
    const page = await openPage({ theme: 'dark', width: 360, direction: 'rtl' });
    await page.goto(`${app.url}login/`);
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.locator('main:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('textbox', { name: 'Email' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type(app.signIns.get('free') ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.type(app.password ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    await page.locator('main:focus').waitFor();
    await findCompany(page, 'harborline');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Harborline' }).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
  },
);

e2eTest(
  '[COMPANY-029] a profile says that the metrics of its site could not be fetched, and fetches them again',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/status of 503/] });
    await page.goto(`${app.url}login/`);
    await signInOnScreen(page, app, 'individual-plus');
    await page.route('**/api/companies/*/overview', async (route) => {
      const answer = await route.fetch();
      const overview = { ...(await answer.json()), urlMetrics: { results: [], withheld: false } };
      await route.fulfill({ response: answer, json: overview });
    });
    const metrics = '**/api/companies/url-metrics?domain=*';
    await page.route(metrics, (route) => route.fulfill({ status: 503, json: {} }));
    await companyAddress(page);
    const reach = page.getByRole('region', { name: 'Website reach' });
    await reach.getByText('Error fetching URL metrics').waitFor({ timeout: 60_000 });
    await page.unroute(metrics);
    const measured = {
      domain: 'harborline.example',
      domain_authority: 61,
      page_authority: 55,
      spam_score: 2,
      linking_domains: 1200,
      external_links: 4800,
      measured_on: '2026-11-20',
    };
    await page.route(metrics, (route) => route.fulfill({ json: { results: [measured], withheld: false } }));
    await reach.getByRole('button', { name: 'Try again' }).click();
    await reach.getByText('harborline.example, as of Nov 20, 2026').waitFor();
    expect(await reach.getByText('Domain authority').locator('..').textContent()).toContain('61');
  },
);

e2eTest('an unknown company has another message than a failed request', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/status of 404/] });
  await page.goto(`${app.url}research/companies/00000000-0000-4000-8000-000000000000`);
  await signInOnScreen(page, app, 'free');
  await page.getByText('We can’t find this company').waitFor();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await page.getByRole('heading', { name: /^Good / }).waitFor();
});

e2eTest('a wrong password shows an error and clears no field', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/status of 400/] });
  await page.goto(`${app.url}login/`);
  await page.getByRole('textbox', { name: 'Email' }).fill(app.signIns.get('free') ?? '');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Incorrect username or password.').waitFor();
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password');
});

e2eTest('a page that was opened offline loads by itself when the connection returns', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/ERR_INTERNET_DISCONNECTED/] });
  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, 'free');
  const address = await companyAddress(page);
  // The page's code is cached already; only its data is not.
  await page.goto(new URL(address, app.url).href);
  await page.getByRole('region', { name: 'Harborline' }).waitFor();
  await page.getByRole('link', { name: 'Foresight' }).click();
  const other = await findCompany(page, 'protocol');
  await page.context().setOffline(true);
  await other.click();
  await page.getByText('You’re offline. This will load when you’re back online.').first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('region', { name: 'Protocol Harbor' }).waitFor();
});

e2eTest(
  '[ROUTE-070] [ROUTE-071] an unknown address leads home, or to the page that it names',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}login/`);
    await signInOnScreen(page, app, 'free');
    const address = await companyAddress(page);
    const expectLedTo = async (place: string, path: string) => {
      await page.goto(new URL(path, app.url).href);
      await page.locator('main').waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(place);
    };
    await expectLedTo('/fs/research/home', 'nothing/here');
    await expectLedTo(address, `nothing?redirect=${encodeURIComponent(address.replace('/fs', ''))}`);
    for (const trick of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      await expectLedTo('/fs/research/home', `nothing?redirect=${encodeURIComponent(trick)}`);
    }
  },
);

e2eTest('[ROUTE-001] the login page is served at /login/ and at /login', async ({ app, openPage }) => {
  const page = await openPage();
  for (const path of ['login/', 'login']) {
    await page.goto(new URL(path, app.url).href);
    await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/fs/${path}`);
  }
});
