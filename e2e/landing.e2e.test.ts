import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

function placeOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname.replace(/^\/fs/, '') + search + hash;
}

/** Chromium's warning about a page whose first files come from the service worker. It uses them all the same. */
const preloads = [/A preload for .* is not used because it is a cross-world service worker/];
const atHome = /\/fs\/research\/home$/;

e2eTest(
  '[ROUTE-070, ROUTE-071, AUTH-020] a user without a target lands at Home, and an unknown address redirects',
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

e2eTest(
  '[ROUTE-073, AUTH-015, AUTH-019] the target stored on this device redirects the next login, once',
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

e2eTest('on loopback a Google test account logs in and lands on the target page', async ({ app, openPage }) => {
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
