import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBrowser, launchOptions } from './findBrowser.ts';

test('the found browser opens a page and returns its version', async () => {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const page = await browser.newPage();
    // A letter that no font has must not crash the browser.
    await page.setContent('<h1>Hello</h1><p>שלום 您好</p>');
    expect(await page.getByRole('heading').textContent()).toBe('Hello');
    await page.screenshot();
    expect(browser.version()).toMatch(/^\d+\.\d+/);
  } finally {
    await browser.close();
  }
});

test('a browser from the environment is used, and its screenshots are not compared', async () => {
  const found = await findBrowser({ CHROMIUM_PATH: process.execPath });
  expect(found.executablePath).toBe(process.execPath);
  expect(found.isPinned).toBe(false);
});

test('a browser from the environment must exist', async () => {
  await expect(findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'CHROMIUM_PATH names /nowhere/chromium, which does not exist',
  );
});
