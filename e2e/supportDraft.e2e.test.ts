import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

e2eTest(
  'a message that is not sent survives its answers, Back and a reload, and is gone once it is sent',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual', address: 'support' });
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('A company is missing from my list.');
    await page
      .getByRole('region', { name: 'This may answer it' })
      .getByRole('button', { name: 'A company is missing' })
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Suggest a company' }).first().click();
    await heading(page, 'Suggest a company');
    await page.goBack();
    await heading(page, 'Contact support');
    expect(await message.inputValue()).toBe('A company is missing from my list.');
    await page.reload();
    await heading(page, 'Contact support');
    expect(await message.inputValue()).toBe('A company is missing from my list.');
    // Not sent: the server takes five forms a minute from one address.
    await page.route('**/forms/support', (route) =>
      route.fulfill({ json: { id: '018f6a2e-5b1c-7c44-9c2d-0d7c3d1f2a91' } }),
    );
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('group', { name: 'Message sent' }).waitFor();
    await page.reload();
    await heading(page, 'Contact support');
    expect(await message.inputValue()).toBe('');
  },
);
