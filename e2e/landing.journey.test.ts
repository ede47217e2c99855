import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

function placeOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname.replace(/^\/fs/, '') + search + hash;
}

/** Chromium's remark on a page whose first files the service worker keeps; it fetches them all the same. */
const preloads = [/A preload for .* is not used because it is a cross-world service worker/];
const atHome = /\/fs\/research\/home$/;

journey(
  '[ROUTE-070, ROUTE-071, AUTH-020] a user without a target lands at the start, and an address that means nothing leads on',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: preloads });
    await page.goto(`${app.url}login/`);
    await signInOnScreen(page, app, 'free');
    await page.waitForURL(atHome);
    await page.goto(`${app.url}no/such/page`);
    await page.waitForURL(atHome);
    await page.goto(`${app.url}no/such/page?redirect=${encodeURIComponent('/search?query=harbor')}`);
    await page.waitForURL(/\/fs\/search\?query=harbor/);
    await page.goto(`${app.url}no/such/page?redirect=${encodeURIComponent('//evil.example')}`);
    await page.waitForURL(atHome);
  },
);

journey(
  '[ROUTE-073, AUTH-015, AUTH-019] what this device remembers leads whoever reaches the sign-in, once',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: preloads });
    await page.goto(`${app.url}login/`);
    await page.evaluate(() => localStorage.setItem('redirectUrl', '/search?query=harbor'));
    await signInOnScreen(page, app, 'individual');
    await page.waitForURL(/\/fs\/search\?query=harbor/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('redirectUrl'))).toBeNull();
    await page.evaluate(() => localStorage.setItem('redirectUrl', '/companies/search'));
    await page.goto(`${app.url}login/`);
    await page.waitForURL(/\/fs\/companies\/search/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('redirectUrl'))).toBeNull();
    await page.evaluate(() => localStorage.setItem('_signup_settings', '{"plan":"news","code":null,"pulses":[]}'));
    await page.goto(`${app.url}login/`);
    await page.waitForURL(/\/fs\/account#notifications$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('_signup_settings'))).toBeNull();
    await page.goto(`${app.url}login/`);
    await page.waitForURL(atHome);
  },
);

journey('on loopback a test account of Google leads in, to where the user was going', async ({ app, openPage }) => {
  const page = await openPage({ expects: preloads });
  await page.goto(`${app.url}search?query=harbor`);
  await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(/oauth2\/authorize/);
  await page.locator('button[name=account]:not([value=""])').first().click();
  await page.waitForURL(/\/fs\/search\?query=harbor/);
  expect(placeOf(page)).toBe('/search?query=harbor');
  await page.getByRole('banner').waitFor();
});
