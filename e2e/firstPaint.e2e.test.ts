import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

/** Keeps the app from starting until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/environment.json', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Content of the page before hydration. */
function firstPaintOf(page: Page) {
  return page.locator('#first-paint');
}

e2eTest('popular entry pages are readable before any script has run', async ({ app, openPage }) => {
  const page = await openPage({ runsScripts: false, expects: [/\.js csp$/] });
  await page.goto(app.url);
  expect(await page.title()).toBe('Welcome | Foresight');
  await page.getByRole('heading', { level: 1, name: 'Play the long game.' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in to Foresight' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  await page.goto(`${app.url}signup/`);
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
  await page.getByRole('checkbox').waitFor();
});

e2eTest('input and clicks made before hydration take effect after it', async ({ app, openPage }) => {
  const page = await openPage();
  const release = await holdApp(page);
  await page.goto(`${app.url}login/`);
  await firstPaintOf(page).waitFor();
  await signInOnScreen(page, app, 'free');
  expect(await firstPaintOf(page).count()).toBe(1);
  expect(new URL(page.url()).search).toBe('');
  release();
  await page.waitForURL('**/research/home');
});

e2eTest(
  '[XSHELL-005] English is not mirrored in an Arabic browser, and a field keeps focus and value during hydration',
  async ({ app, openPage }) => {
    const page = await openPage({ direction: 'rtl', width: 360 });
    const release = await holdApp(page);
    await page.goto(`${app.url}login/`);
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.pressSequentially('ada@fore');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    const before = await email.boundingBox();
    release();
    await firstPaintOf(page).waitFor({ state: 'detached' });
    await page.keyboard.type('sight.example');
    expect(await email.inputValue()).toBe('ada@foresight.example');
    expect(await email.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByRole('group', { name: 'Reset your password' }).waitFor();
    expect(await email.inputValue()).toBe('ada@foresight.example');
  },
);

e2eTest('a button that is clicked before hydration leads to its target', async ({ app, openPage }) => {
  const page = await openPage();
  const release = await holdApp(page);
  await page.goto(`${app.url}login/`);
  await page.getByRole('button', { name: 'Reset password' }).click();
  release();
  await page.getByRole('group', { name: 'Reset your password' }).waitFor();
});

e2eTest('a failed start shows an error in place of the page', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
  await page.route('**/environment.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${app.url}login/`);
  await page.getByRole('alert').waitFor();
  expect(await firstPaintOf(page).count()).toBe(0);
});

e2eTest(
  'a start that failed is tried again by itself, as when a connection comes back late',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
    let isDown = true;
    await page.route('**/environment.json', (route) =>
      isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto(`${app.url}login/`);
    await page.getByRole('alert').waitFor();
    isDown = false;
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

/** Records each frame in which one of these texts is visible. */
async function watchFrames(page: Page, texts: readonly string[]) {
  await page.addInitScript((watched) => {
    const seen: string[] = [];
    Object.assign(window, { seenTexts: seen });
    const look = () => {
      const shown = document.body?.textContent ?? '';
      seen.push(...watched.filter((text) => shown.includes(text)));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, texts);
  return () => page.evaluate(() => (window as Window & { seenTexts?: string[] }).seenTexts);
}

e2eTest('a user who is logged in never sees the signed-out page on the way', async ({ app, openPage }) => {
  const page = await openPage({ hasServiceWorker: true, expects: [/cross-world service worker/] });
  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, 'free');
  await page.getByRole('heading', { name: /^Good / }).waitFor();
  const seenTexts = await watchFrames(page, ['What you get', 'Sign in to Foresight', 'Good ']);
  for (const address of ['', 'login/']) {
    await page.goto(app.url + address);
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    await expect.poll(seenTexts).toContain('Good ');
    expect(new Set(await seenTexts())).toEqual(new Set(['Good ']));
  }
});

e2eTest('an address that asks for another form shows no other form first', async ({ app, openPage }) => {
  const page = await openPage();
  const [asked, other] = ['Choose your Market Pulses', 'Sign up for Foresight'];
  const seenTexts = await watchFrames(page, [asked, other]);
  await page.goto(`${app.url}signup/?plan=news`);
  await page.getByRole('heading', { name: asked }).waitFor();
  await expect.poll(seenTexts).toContain(asked);
  expect(await seenTexts()).not.toContain(other);
});
