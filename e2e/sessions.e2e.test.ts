import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';
import type { RunningApp } from './support/startApp.ts';
import { tracesOf } from './support/traces.ts';

const atHome = /\/fs\/research\/home$/;
const signInHeading = { name: 'Sign in to Foresight' };

async function signInAt(page: Page, app: RunningApp, role: string) {
  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, role);
  await page.getByRole('heading', { name: /^Good / }).waitFor();
}

e2eTest(
  '[ROUTE-086] [REFERRAL-011] a user with an account logs in through a referral and sees its outcome',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}referral/READLONG`);
    await page.getByRole('button', { name: 'Log in' }).click();
    await signInOnScreen(page, app, 'free');
    await page.waitForURL(/\/fs\/referral\/READLONG$/);
    // The sample users were created a moment ago, so this is their first login.
    await page.getByText('Your account has been successfully created!').waitFor();
    await page.waitForURL(atHome);

    await page.goto(`${app.url}referral/READLONG`);
    await page.getByText('Your personal account already exists.').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(atHome);
  },
);

e2eTest('a user who follows an expired referral sees that it no longer counts', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/404 \(Not Found\)/] });
  await signInAt(page, app, 'individual');
  await page.goto(`${app.url}referral/LASTYEAR`);
  await page.getByText('Invalid referral: LASTYEAR').waitFor();
});

e2eTest('logging out ends the session in every browser of the user', async ({ app, openPage }) => {
  const [here, there] = [await openPage(), await openPage({ expects: [/40[01] \(/] })];
  await signInAt(here, app, 'individual-plus');
  await signInAt(there, app, 'individual-plus');
  await here.getByRole('banner').locator('#header-user').getByRole('button').click();
  const ended = here.waitForResponse((response) =>
    (response.request().headers()['x-amz-target'] ?? '').endsWith('.GlobalSignOut'),
  );
  await here.getByRole('menuitem', { name: 'Logout' }).click();
  await here.getByRole('link', { name: 'Log in' }).first().waitFor();
  // The page shows the log-in before the server has answered.
  await ended;

  // The other browser still holds unexpired tokens, which the server no longer accepts.
  await there.goto(`${app.url}companies/search`);
  await there.getByRole('heading', signInHeading).waitFor();
  expect(await there.evaluate(() => localStorage.getItem('fs.refreshToken'))).toBeNull();
});

/** Leaves in two tabs what only this user may see or has typed. Returns the tabs, and texts of each kind. */
async function leaveTraces(page: Page, app: RunningApp) {
  await signInAt(page, app, 'unlimited');
  await page.goto(`${app.url}research/watchlists`);
  await page.getByRole('main').getByRole('link', { name: 'Public comparators' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Public comparators' }).waitFor();
  const address = page.url();
  await (await findCompany(page, 'harborline')).click();
  await page.getByRole('heading', { level: 1, name: 'Harborline' }).waitFor();
  await page.goto(`${app.url}accounts/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Windmill of the family');
  const tab = await page.context().newPage();
  // Pages to go back to.
  for (const path of ['news', 'research/companies', 'research/watchlists']) await tab.goto(app.url + path);
  await tab.goto(address);
  await tab.getByRole('heading', { level: 1, name: 'Public comparators' }).waitFor();
  const id = (await page.evaluate(() => sessionStorage.getItem('fs.input.owner'))) ?? '';
  const list = address.split('/').at(-1) ?? '';
  const email = app.signIns.get('unlimited') ?? '';
  const texts = [email, id, list, 'Lindholm', 'Public comparators', 'Windmill of the family', '"name":"Harborline"'];
  return { tabs: [page, tab] as const, texts };
}

const isSignedOut = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).first().waitFor();

e2eTest(
  '[XSETTINGS-007] nothing of a user is left in storage, caches, other tabs or behind Back after logging out and for the next user',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/40[01] \(/] });
    const { tabs, texts } = await leaveTraces(page, app);
    const before = (await Promise.all(tabs.map((tab) => tracesOf(tab, texts)))).flat();
    expect(texts.filter((text) => !before.some((trace) => trace.endsWith(`: ${text}`)))).toEqual([]);
    expect(before).toContain('sessionStorage: "name":"Harborline"');
    expect(before).toContain('sessionStorage: Windmill of the family');

    await page.getByRole('banner').locator('#header-user').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    for (const tab of tabs) {
      await isSignedOut(tab);
      expect(await tracesOf(tab, texts)).toEqual([]);
      await tab.goBack();
      await isSignedOut(tab);
      expect(await tracesOf(tab, texts)).toEqual([]);
    }

    // The page that Back asked for is where this login leads.
    await page.goto(`${app.url}login/`);
    await signInOnScreen(page, app, 'free');
    await page.getByRole('banner').locator('#header-user').waitFor();
    const next = await page.evaluate(() => JSON.parse(localStorage.getItem('fs.savedStart') ?? '').user.attributes.sub);
    // Back may lead the next user to the same company, whose page is then saved as theirs.
    const isTheirs = (trace: string) => trace.startsWith('cache ') && trace.includes(`?user=${next}&`);
    for (const tab of tabs) {
      await tab.getByRole('banner').locator('#header-user').waitFor();
      expect((await tracesOf(tab, texts)).filter((trace) => !isTheirs(trace))).toEqual([]);
      await tab.goBack();
      await tab.getByRole('banner').locator('#header-user').waitFor();
      expect((await tracesOf(tab, texts)).filter((trace) => !isTheirs(trace))).toEqual([]);
    }
  },
);

e2eTest(
  'a user whose token expires while the provider is unreachable sees a warning and stays logged in',
  async ({ app, openPage }) => {
    const expects = [/\/identity\//, /ERR_FAILED/, /401 \(Unauthorized\)/];
    const page = await openPage({ expects });
    await page.clock.install();
    await signInAt(page, app, 'unlimited');
    const company = page.getByRole('main').locator('a[href*="/research/companies/"]').first();
    await company.waitFor();
    // Block first: advancing the clock triggers the page's polling, which would fetch a new token.
    await page.route('**/identity/', (route) => route.abort());
    await page.clock.fastForward('02:00:00');
    await company.click();
    await page.waitForURL(/\/research\/companies\//);
    await page.getByText('You’re offline. This will load when you’re back online.').first().waitFor();
    expect(await page.getByText('Log in to see this.').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('fs.refreshToken'))).not.toBeNull();

    await page.unroute('**/identity/');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
);

e2eTest(
  '[AUTH-048] the session is unknown until the provider answers, and known afterwards',
  async ({ app, openPage }) => {
    const page = await openPage();
    await signInAt(page, app, 'teams-owner');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/identity/', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${app.url}research/home`, { waitUntil: 'commit' });
    await page.getByText('Play the long game.').waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    release();
    await page.getByRole('heading', { name: /^Good / }).waitFor();

    const visitor = await openPage();
    await visitor.goto(`${app.url}research/home`);
    await visitor.getByRole('heading', signInHeading).waitFor();
    expect(await visitor.getByRole('banner').getByRole('link', { name: 'Log in' }).count()).toBe(1);
  },
);

const openPages = ['', 'plans', 'support', 'login/', 'signup/'];
const usersPages = [
  'research/home',
  'research/companies',
  'companies/search',
  'companies/search/funding',
  'search',
  'add-company',
  'account',
];

e2eTest(
  '[PERM-001] a signed-out user reaches the public pages and is asked to log in on all others',
  async ({ app, openPage }) => {
    const page = await openPage();
    for (const path of openPages) {
      await page.goto(`${app.url}${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(`/fs/${path}`.replace(/\/$/, ''));
    }
    for (const path of [...usersPages, 'no/such/page', 'admin']) {
      await page.goto(`${app.url}${path}`);
      await page.waitForURL(/\/fs\/login\/\?redirect=/);
      await page.getByRole('heading', signInHeading).waitFor();
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/${path}`);
    }
  },
);

/** The bodies of the calls that link a Slack user, as they are sent. */
function slackCallsOf(page: Page): (string | null)[] {
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    const isLink = request.method() === 'POST' && new URL(request.url()).pathname === '/slackauth';
    if (isLink) sent.push(request.postData());
  });
  return sent;
}

e2eTest(
  '[ROUTE-005] [ROUTE-069] [ERROR-055] [XSLACK-001] [XSLACK-005] a Slack user is linked after the login, once, when the user confirms, and to nobody else',
  async ({ app, openPage }) => {
    const question = { level: 1, name: 'Link your Slack user?' };
    const page = await openPage({ seesBodies: true });
    const sent = slackCallsOf(page);
    await page.goto(`${app.url}slackauth?slackUserId=U024BE7LH`);
    await page.waitForURL(/\/fs\/login\/\?redirect=/);
    await page.getByRole('heading', signInHeading).waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/slackauth?slackUserId=U024BE7LH');
    await signInOnScreen(page, app, 'individual');
    await page.getByRole('heading', question).waitFor();
    await page.getByRole('main').getByText('U024BE7LH').waitFor();
    await page
      .getByRole('main')
      .getByText(app.signIns.get('individual') ?? '')
      .waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Link Slack user' }).click();
    await page.waitForURL(atHome);
    await page.getByText('Slack user linked').waitFor();
    expect(sent).toEqual(['{"slackUserId":"U024BE7LH"}']);

    const other = await openPage({ seesBodies: true, expects: [/409 \(Conflict\)/] });
    const refused = slackCallsOf(other);
    await other.goto(`${app.url}slackauth?user_id=U024BE7LH`);
    await signInOnScreen(other, app, 'unlimited');
    await other.getByRole('heading', question).waitFor();
    await other.getByRole('button', { name: 'Link Slack user' }).click();
    await other.getByRole('alert').getByText('Something went wrong', { exact: true }).waitFor();
    expect(refused).toEqual(['{"slackUserId":"U024BE7LH"}']);
    expect(new URL(other.url()).pathname).toBe('/fs/slackauth');
    await other.goto(`${app.url}slackauth?slackUserId=nobody`);
    await other.getByRole('alert').getByText('Something went wrong', { exact: true }).waitFor();
    expect(await other.getByRole('button', { name: 'Link Slack user' }).count()).toBe(0);

    await page.goto(`${app.url}account`);
    const slack = page.getByRole('region', { name: 'Slack' });
    await slack.getByText('U024BE7LH').waitFor();
    await slack.getByRole('button', { name: 'Unlink Slack' }).click();
    await page
      .getByRole('alertdialog', { name: 'Unlink U024BE7LH?' })
      .getByRole('button', { name: 'Unlink', exact: true })
      .click();
    await slack.waitFor({ state: 'detached' });
    await page.goto(`${app.url}slackauth?slackUserId=U024BE7LH`);
    await page.getByRole('heading', question).waitFor();
  },
);

e2eTest('[NAV-042] every page names the product at the end of its title', async ({ app, openPage }) => {
  const titles = new Map<string, string>();
  const page = await openPage();
  const look = async (path: string) => {
    await page.goto(`${app.url}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => document.title.includes(' | '));
    titles.set(path, await page.title());
  };
  for (const path of openPages) await look(path);
  await signInAt(page, app, 'unlimited');
  for (const path of usersPages) await look(path);
  expect([...titles].filter(([, title]) => !/^\S.* \| Foresight$/.test(title))).toEqual([]);
  expect(titles.get('plans')).toBe('Plans | Foresight');
  expect(titles.get('account')).toBe('Account | Foresight');
});
