import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { codeIn, linkIn, mailTo } from './support/outbox.ts';

const password = 'correct horse battery';
/** Chromium's warning about a page whose first files come from the service worker. It uses them all the same. */
const preloads = /A preload for .* is not used because it is a cross-world service worker/;

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

async function signUp(page: Page, email: string) {
  await fill(page, {
    'First name': 'Ada',
    'Last name': 'Byron',
    Email: email,
    Password: password,
    'Confirm password': password,
  });
  await page.getByText('I agree to the Terms and Conditions').click();
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
}

async function signIn(page: Page, fields: { Email?: string; Password: string }) {
  await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
  await fill(page, fields);
  await page.getByRole('button', { name: 'Log in' }).click();
}

function placeOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname.replace(/^\/fs/, '') + search + hash;
}

e2eTest(
  '[ROUTE-001, ROUTE-023, ROUTE-072, AUTH-016] a new user signs up, reads the code in the outbox, and lands on the target page',
  async ({ app, openPage }) => {
    const email = 'newcomer@e2e.example';
    const page = await openPage({ expects: [/400 \(Bad Request\)/, preloads] });
    await page.goto(`${app.url}companies/search?name=harbor#found`);
    await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
    expect(placeOf(page)).toBe('/login/?redirect=%2Fcompanies%2Fsearch%3Fname%3Dharbor#found');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await signUp(page, email);

    await fill(page, { 'Confirmation code': '000000' });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('status').filter({ hasText: 'code' }).first().waitFor();
    await fill(page, { 'Confirmation code': codeIn(await mailTo(app, email, /Confirm/)) });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Please log in with your new account.').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    expect(await page.evaluate(() => localStorage.getItem('_signup_settings'))).toContain('"plan":"free"');
    await signIn(page, { Password: password });
    await page.waitForURL(/companies\/search/);
    expect(placeOf(page)).toBe('/companies/search?name=harbor#found');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('_signup_settings'))).toBeNull();
  },
);

e2eTest(
  '[ROUTE-002, AUTH-018] the link in the mail confirms in another tab, and an unconfirmed user who logs in is asked for the code',
  async ({ app, openPage }) => {
    const email = 'linked@e2e.example';
    const page = await openPage({ expects: [/400 \(Bad Request\)/, preloads] });
    await page.goto(`${app.url}signup/?plan=fuel-individual`);
    await page.getByText('Individual includes', { exact: true }).waitFor();
    await signUp(page, email);
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await signIn(page, { Password: password });
    await page.getByText('A new confirmation code has been sent.').waitFor();

    await page.goto(linkIn(await mailTo(app, email, /Confirm/, 2)));
    await page.getByText('Please log in with your new account.').waitFor();
    await signIn(page, { Password: password });
    await page.waitForURL(/account#billing/);
  },
);

e2eTest('a user resets a forgotten password with the code from the outbox', async ({ app, openPage }) => {
  const email = app.signIns.get('individual') ?? '';
  const page = await openPage({ expects: [/400 \(Bad Request\)/, preloads] });
  await page.goto(`${app.url}login/`);
  await fill(page, { Email: email });
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await fill(page, {
    'Confirmation code': codeIn(await mailTo(app, email, /Reset your Foresight password/)),
    'New password': password,
    'Confirm password': password,
  });
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed. Log in with your new password.').waitFor();
  await signIn(page, { Password: app.password ?? '' });
  await page.getByText('Incorrect username or password.').waitFor();
  await signIn(page, { Password: password });
  await page.waitForURL(/research\/home/);
});

e2eTest(
  '[ROUTE-003, ROUTE-024, SIGNUP-020] a referral link leads a signed-out user to the invitation and to sign-up, and so does skipping the choice of news',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/404 \(Not Found\)/, preloads] });
    await page.goto(`${app.url}referral/DEEPVIEW`);
    await page.getByRole('heading', { name: 'You’re invited to Foresight' }).waitFor();
    expect(decodeURIComponent(placeOf(page))).toBe('/signup?code=DEEPVIEW&redirect=/referral/DEEPVIEW');
    await page.getByText('Longview Research', { exact: true }).waitFor();
    await page.getByText('Ambassador Referral').waitFor();
    await page.getByText('6 months free', { exact: true }).waitFor();
    await page.getByText(/^then \$[\d.]+\.00 a month from [A-Z][a-z]{2} \d{1,2}, \d{4}$/).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Sign up for Foresight' }).waitFor();
    await page.goto(`${app.url}referral/LASTYEAR`);
    await page.getByText('Invalid referral: LASTYEAR').waitFor();
    await page.getByRole('link', { name: 'Start free instead' }).click();
    await page.getByRole('heading', { name: 'Sign up for Foresight' }).waitFor();
    expect(decodeURIComponent(placeOf(page))).toBe('/signup?plan=free&redirect=/research/home');
    await page.goto(`${app.url}signup/?plan=news`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('heading', { name: 'Sign up for Foresight' }).waitFor();
  },
);

e2eTest('no redirect leads a user who logs in out of the app', async ({ app, openPage }) => {
  const page = await openPage({ expects: [preloads] });
  await page.goto(`${app.url}login/?redirect=${encodeURIComponent('/\\evil.example')}`);
  await signIn(page, { Email: app.signIns.get('free') ?? '', Password: app.password ?? '' });
  await page.waitForURL(/research\/home/);
  expect(new URL(page.url()).origin).toBe(new URL(app.url).origin);
});

e2eTest(
  '[XSHELL-013] a referral that does not exist is answered with 404, and its page says so',
  async ({ app, openPage }) => {
    expect((await fetch(`${app.url}referral/DEEPVIEW`)).status).toBe(200);
    const response = await fetch(`${app.url}referral/NOBODYS`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);

    const page = await openPage({ expects: [/404 \(Not Found\)/, preloads] });
    await page.goto(`${app.url}login/`);
    await signIn(page, { Email: app.signIns.get('free') ?? '', Password: app.password ?? '' });
    await page.waitForURL(/research\/home/);
    await page.goto(`${app.url}referral/NOBODYS`);
    await page.getByRole('heading', { name: 'Invalid referral: NOBODYS', level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await page.waitForURL(/research\/home/);
  },
);
