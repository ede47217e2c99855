import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';
import type { RunningApp } from './support/startApp.ts';

/** Logs in on the way to a page that is open to signed-out users too. */
async function signInTo(page: Page, app: RunningApp, { role, path }: { role: string; path: string }) {
  await page.goto(`${app.url}login/?redirect=${encodeURIComponent(path)}`);
  await signInOnScreen(page, app, role);
}

const firstHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

e2eTest(
  '[ROUTE-006] [NAV-011] [NAV-012] [NAV-022] a signed-out user sees the landing page at the root, and continues from there',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(app.url);
    await firstHeading(page, 'Play the long game.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/');
    expect(await page.title()).toBe('Welcome | Foresight');
    const hrefOf = (place: 'banner' | 'main', name: string) =>
      page.getByRole(place).getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf('banner', 'Log in')).toBe('/fs/login/');
    expect(await hrefOf('main', 'Log in')).toBe('/fs/login/');
    expect(await hrefOf('main', 'Get a Free Account')).toBe('/fs/signup?plan=free');
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).click();
    await firstHeading(page, 'Plans').waitFor();
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await signInOnScreen(page, app, 'free');
    await firstHeading(page, /^Good /).waitFor();
    // A user sees Home at the root.
    await page.goto(app.url);
    await firstHeading(page, /^Good /).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/research/home');
  },
);

e2eTest('[ROUTE-026] a user is greeted at home and continues to what is new', async ({ app, openPage }) => {
  const page = await openPage();
  await signInTo(page, app, { role: 'free', path: '/research/home' });
  await firstHeading(page, /^Good (morning|afternoon|evening), Fiona$/).waitFor();
  const funded = page.getByRole('region', { name: 'Recently funded' });
  const company = funded.getByRole('listitem').getByRole('link').first();
  const name = (await company.textContent()) ?? '';
  await company.click();
  await page.getByRole('region', { name, exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('list', { name: 'Recently viewed' }).getByRole('link', { name, exact: true }).waitFor();
  const market = page.getByRole('region', { name: 'Featured markets' }).getByRole('link').first();
  const marketName = (await market.textContent()) ?? '';
  await market.click();
  await page.getByRole('heading', { name: marketName }).first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/fs\/markets\/[a-z]/);
});

e2eTest('a user sees trending and featured topics at home', async ({ app, openPage }) => {
  const page = await openPage();
  await signInTo(page, app, { role: 'free', path: '/research/home' });
  const featured = page.getByRole('region', { name: 'Featured articles' });
  await featured.getByRole('listitem').nth(4).waitFor();
  expect(await featured.getByRole('article').count()).toBe(1);
  expect(await featured.getByRole('listitem').count()).toBe(5);
  const trending = page.getByRole('region', { name: 'Trending keywords' });
  await trending.getByText(/^Articles (of|in the 7 days through) /).waitFor();
  const keywords = await trending.getByRole('listitem').allTextContents();
  expect(keywords.length).toBe(15);
  expect(keywords.filter((keyword) => !/ \d+$/.test(keyword))).toEqual([]);
  expect(await trending.getByRole('link').first().getAttribute('href')).toMatch(/^\/fs\/topics\?name=\w/);
});

e2eTest(
  '[ROUTE-025] [NAV-009] [NAV-039] [NAV-040] a user sees the landing page and its footer',
  async ({ app, openPage }) => {
    const page = await openPage();
    await signInTo(page, app, { role: 'free', path: '/test/landing' });
    await firstHeading(page, 'Play the long game.').waitFor();
    const linksOf = (name: string) =>
      page
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]));
    expect(await linksOf('About this site')).toEqual([
      ['Plans', '/fs/plans'],
      ['FAQ', '/fs/faq'],
      ['Help', '/fs/support'],
      ['Mobile app', '/fs/mobile'],
      ['Release notes', '/fs/release-notes'],
      ['About', '/fs/about'],
      ['Contact', '/fs/support'],
      ['Terms', '/fs/terms'],
      ['Privacy', '/fs/privacy'],
    ]);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await firstHeading(page, /^Good /).waitFor();
  },
);

e2eTest(
  '[XSHELL-017] the footer leads signed-out users to our own pages, terms and privacy included',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}plans`);
    const pages = { Terms: 'Terms', Privacy: 'Privacy', About: 'About Foresight', FAQ: 'Frequently asked questions' };
    for (const [link, heading] of Object.entries({ ...pages, 'Release notes': 'Release notes' })) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await firstHeading(page, heading).waitFor();
    }
    await page.goto(`${app.url}terms`);
    await page.getByRole('heading', { name: 'Plans', level: 2 }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'plans page' }).click();
    await page.getByRole('region', { name: 'Individual', exact: true }).waitFor();
  },
);

e2eTest('[ROUTE-007] anyone compares the plans by month and by year', async ({ app, openPage }) => {
  const visitor = await openPage();
  await visitor.goto(`${app.url}plans`);
  const individual = visitor.getByRole('region', { name: 'Individual', exact: true });
  await individual.getByText('$29 per month').waitFor();
  await visitor.getByText('Yearly').click();
  await individual.getByText('$290 per year').waitFor();
  const teams = visitor.getByRole('region', { name: 'Teams' });
  await teams.getByRole('button', { name: /^Increase/ }).click();
  await teams.getByText('$2,380 per year').waitFor();

  const user = await openPage();
  await signInTo(user, app, { role: 'free', path: '/plans' });
  await user.getByRole('region', { name: 'Free' }).getByText('Current plan').waitFor();
  expect(await user.getByText('Current plan', { exact: true }).count()).toBe(1);
});

e2eTest('[ROUTE-022] anyone writes to support, and a user need not enter who they are', async ({ app, openPage }) => {
  const visitor = await openPage();
  await visitor.goto(`${app.url}support`);
  await firstHeading(visitor, 'Contact support').waitFor();
  await visitor.getByText('Version 1.1.379', { exact: true }).waitFor();
  expect(await visitor.getByText(/^Version /).count()).toBe(1);
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await visitor.getByRole('group', { name: /^Check 3 fields/ }).waitFor();
  await visitor.getByRole('textbox', { name: 'Name' }).fill('Grace Park');
  await visitor.getByRole('textbox', { name: 'Email' }).fill('grace@visitor.example');
  await visitor.getByRole('textbox', { name: 'Message' }).fill('How do I import my own list?');
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await visitor.getByRole('group', { name: 'Message sent' }).waitFor();
  await visitor.getByText(/^We’ll reply to grace@visitor\.example\. Reference: [\da-f-]{36}$/).waitFor();

  const user = await openPage();
  await signInTo(user, app, { role: 'free', path: '/support' });
  const email = user.getByRole('textbox', { name: 'Email' });
  await email.waitFor();
  expect(await email.inputValue()).toBe(app.signIns.get('free'));
  await user.getByRole('button', { name: 'A company is missing' }).click();
  await user.getByRole('main').getByRole('link', { name: 'Suggest a company' }).click();
  await firstHeading(user, 'Suggest a company').waitFor();
});

e2eTest(
  '[XSHELL-062] support answers while a user writes, and learns the page and the version',
  async ({ app, openPage }) => {
    const user = await openPage({ seesBodies: true });
    await signInTo(user, app, { role: 'individual', path: '/support' });
    await user.getByText('Sent with it: version 1.1.379').waitFor();
    await user.getByRole('textbox', { name: 'Message' }).fill('A company is missing, and I forgot my password.');
    const answers = user.getByRole('region', { name: 'This may answer it' });
    await answers.getByRole('button', { name: 'I forgot my password' }).waitFor();
    expect(await answers.getByRole('button').allTextContents()).toEqual([
      'I forgot my password',
      'A company is missing',
    ]);
    await user.goto(`${app.url}research/companies?location=Berlin`);
    await user.getByRole('grid').waitFor();
    await user.getByRole('banner').getByRole('link', { name: 'Support' }).click();
    await user.getByText('Sent with it: page /research/companies?location=Berlin, version 1.1.379').waitFor();
    await user.getByRole('textbox', { name: 'Message' }).fill('The table stays empty.');
    // Not sent: the server takes five forms a minute from one address, which the other tests of this file need.
    await user.route('**/forms/support', (route) =>
      route.fulfill({ json: { id: '018f6a2e-5b1c-7c44-9c2d-0d7c3d1f2a90' } }),
    );
    const sent = user.waitForRequest((request) => request.url().endsWith('/forms/support'));
    await user.getByRole('button', { name: 'Send message' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      page: '/research/companies?location=Berlin',
      version: '1.1.379',
    });
    await user.getByRole('group', { name: 'Message sent' }).waitFor();
  },
);

e2eTest(
  '[FORM-002] [ROUTE-019] [ROUTE-020] [ROUTE-021] signed-out users send the forms for investors, partners and new accounts',
  async ({ app, openPage }) => {
    const page = await openPage();
    for (const [path, heading] of [
      ['forms/investor-inquiry', 'Investor inquiry'],
      ['forms/partnership-inquiry', 'Partnership inquiry'],
      ['form/signup', 'Ask for an account'],
    ] as const) {
      await page.goto(`${app.url}${path}`);
      await firstHeading(page, heading).waitFor();
      await page.getByRole('textbox', { name: 'Name' }).fill('Grace Park');
      await page.getByRole('textbox', { name: 'Email' }).fill('grace@visitor.example');
      await page.getByRole('textbox', { name: 'Company' }).fill('Cedar & Palm');
      await page.getByRole('textbox', { name: 'Message' }).fill(`About: ${heading}`);
      await page.getByRole('button', { name: 'Send inquiry' }).click();
      await page.getByText(/^We’ll reply to grace@visitor\.example\. Reference: [\da-f-]{36}$/).waitFor();
    }
    await page.goto(`${app.url}forms/signup`);
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL(/\/signup/);

    const user = await openPage();
    await signInTo(user, app, { role: 'free', path: '/support' });
    await user.getByRole('button', { name: 'I want to work with Foresight' }).click();
    await user.getByRole('main').getByRole('link', { name: 'Partnership inquiry' }).click();
    await firstHeading(user, 'Partnership inquiry').waitFor();
    expect(await user.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(app.signIns.get('free'));
  },
);

e2eTest('[ROUTE-053] a user suggests one company and then another', async ({ app, openPage }) => {
  const page = await openPage();
  await signInTo(page, app, { role: 'free', path: '/add-company' });
  await page.getByRole('textbox', { name: 'Company name' }).fill('Slipway');
  await page.getByRole('textbox', { name: 'Website' }).fill('slipway.example');
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await page.getByRole('group', { name: 'Thank you' }).waitFor();
  await page.getByText('We got your suggestion to add Slipway.').waitFor();
  await page.getByRole('button', { name: 'Suggest another company' }).click();
  expect(await page.getByRole('textbox', { name: 'Company name' }).inputValue()).toBe('');
});

/** Does something that saves the account, and waits until the server has saved it. */
async function saving(page: Page, act: () => Promise<void>) {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && new URL(response.url()).pathname === '/account',
  );
  await act();
  expect((await answer).status()).toBe(200);
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
  'base64',
);

e2eTest('[ROUTE-057] a user changes names, avatar and notifications, which persist', async ({ app, openPage }) => {
  const page = await openPage();
  await signInTo(page, app, { role: 'individual', path: '/account' });
  const first = page.getByRole('textbox', { name: 'First name' });
  await first.fill('Philippa');
  await saving(page, () => page.getByRole('button', { name: 'Save name' }).click());
  await page.getByText('Success: Saved').waitFor();
  const avatar = { name: 'me.png', mimeType: 'image/png', buffer: pixel };
  await page.locator('input[type=file]').setInputFiles(avatar);
  const crop = page.getByRole('dialog', { name: 'Crop image' });
  await saving(page, () => crop.getByRole('button', { name: 'Use image' }).click());
  await page.getByRole('button', { name: 'Remove image' }).waitFor();
  const pulse = page.getByRole('group', { name: 'Market Pulse' }).getByRole('checkbox').first();
  const before = await pulse.isChecked();
  await pulse.click({ force: true });
  await saving(page, () => page.getByRole('button', { name: 'Save notifications' }).click());
  await page.getByRole('region', { name: 'Billing' }).getByText('Individual', { exact: true }).waitFor();

  await page.reload();
  await page.getByRole('img', { name: /^Photo of Philippa / }).waitFor();
  await expect.poll(() => first.inputValue()).toBe('Philippa');
  await expect.poll(() => pulse.isChecked()).toBe(!before);
});

e2eTest(
  '[ROUTE-058] [ROUTE-059] [NAV-032] sections of the account have addresses of their own',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}account#billing`);
    await signInOnScreen(page, app, 'individual');
    await page.locator('#billing:focus').waitFor();
    await page.goto(`${app.url}account#notifications`);
    await page.locator('#notifications:focus').waitFor();
    await page.locator('#notifications').getByRole('heading', { name: 'Notifications' }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: / Ibarra/ })
      .click();
    const company = await page.getByRole('menuitem', { name: 'My Company' }).getAttribute('href');
    expect(company).toMatch(/^\/fs\/research\/companies\/[\da-f-]{36}$/);
  },
);
