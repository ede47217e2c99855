import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './launchBrowser.ts';
import { newPage } from './newPage.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a page has the requested width, color scheme and direction', async () => {
  const { page, close } = await newPage(browser, { theme: 'dark', width: 360, direction: 'rtl' });
  const seen = await page.evaluate(() => ({
    width: window.innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    language: navigator.language,
  }));
  expect(seen).toEqual({ width: 360, isDark: true, language: 'ar' });
  await close();
});

test('an error on the console is a problem, unless the test expects it', async () => {
  const careful = await newPage(browser);
  const expectant = await newPage(browser, { expects: [/nothing here/] });
  for (const { page } of [careful, expectant]) {
    await page.setContent('<script>console.error("there is nothing here")</script>');
  }
  expect(careful.problems).toEqual([expect.stringContaining('console.error: there is nothing here')]);
  expect(expectant.problems).toEqual([]);
  await Promise.all([careful.close(), expectant.close()]);
});

test('a violation of the content security policy is a problem', async () => {
  const { page, problems, close } = await newPage(browser);
  await page.setContent(
    `<meta http-equiv="Content-Security-Policy" content="script-src 'none'"><script>let a;</script>`,
  );
  await expect.poll(() => problems).toEqual([expect.stringContaining('Content Security Policy')]);
  await close();
});

test('a failed request is a problem', async () => {
  const { page, problems, close } = await newPage(browser);
  await page.setContent('<img alt="" src="http://127.0.0.1:9/picture.png">');
  await expect
    .poll(() => problems)
    .toContainEqual(expect.stringContaining('request: GET http://127.0.0.1:9/picture.png'));
  await close();
});
