import type { Browser } from 'playwright-core';

/**
 * Opens an app that shows the page of both apps, and uses it: types, opens and closes a dialog, sorts.
 * @throws when something fails, or when the browser logs anything, such as a hydration warning
 */
export async function openApp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  const output: string[] = [];
  page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => output.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) output.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Harbor' }).fill('Bilbao');
    const button = page.getByRole('button', { name: 'Add harbor' });
    const radius = await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
    if (radius === '0px') throw new Error('The button has no styles');
    await button.click();
    await page.getByRole('dialog', { name: 'New harbor' }).getByText('Adds Bilbao').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Name' }).click();
    await page.getByRole('row').nth(1).getByText('Antwerp').waitFor();
    const theme = await page.locator('html').getAttribute('data-fs-theme');
    if (theme !== 'dark') throw new Error(`The theme is ${theme}`);
    if (output.length > 0) throw new Error(`The browser logged:\n${output.join('\n')}`);
  } finally {
    await page.close();
  }
}
