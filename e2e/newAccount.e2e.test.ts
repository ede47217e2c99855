import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { paste } from './support/paste.ts';
import { signUpOnScreen } from './support/signUp.ts';

const form = (page: Page, step: 'Details' | 'Users' | 'Plan') => page.getByRole('form', { name: step, exact: true });

const members = (page: Page) => page.getByRole('textbox', { name: 'Members' });

e2eTest(
  '[ROUTE-061] [WIZARD-003] [WIZARD-014] [WIZARD-016] the wizard keeps its input over a reload, takes pasted addresses, and Cancel leads home',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual', address: 'accounts/new' });
    await page.getByRole('heading', { level: 1, name: 'New Account' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fs/accounts/new');
    await page.getByRole('textbox', { name: 'Name' }).fill('Quayside');
    await page.getByRole('textbox', { name: 'Description' }).fill('Ports and ships');
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Quayside');
    expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Ports and ships');
    await page.getByRole('button', { name: 'Next' }).click();

    await form(page, 'Users').waitFor();
    await paste(
      members(page),
      'Tom@quayside.example; ana@quayside.example\nkim@quayside.example, tom@quayside.example',
    );
    await page.getByText('1 duplicate was left out.').waitFor();
    await page.getByText('4 people · 5 seats').waitFor();
    await page.reload();
    await page.getByText('4 people · 5 seats').waitFor();
    await page.getByText('tom@quayside.example', { exact: true }).waitFor();
    await members(page).fill('nobody');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Email nobody is invalid').first().waitFor();
    await page.getByRole('button', { name: 'Remove nobody' }).click();
    await page.getByRole('button', { name: 'Next' }).click();

    await form(page, 'Plan').waitFor();
    await page.getByText('Teams, billed yearly').first().click();
    await page.getByText('$1,990.00').waitFor();
    await page.reload();
    await page.getByText('$1,990.00').waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL(/\/fs\/(research\/home)?$/);
    await page.getByRole('heading', { name: /^Good / }).waitFor();
  },
);

e2eTest('[AUTH-017] whoever signs up for a team goes on to the wizard, once', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}signup?plan=team`);
  await signUpOnScreen(page, app, { email: 'team@e2e.example', firstName: 'Ada', lastName: 'Byron' });
  await page.waitForURL(/\/fs\/accounts\/new$/);
  await page.getByRole('heading', { level: 1, name: 'New Account' }).waitFor();
  // The stored plan is gone: the next visit starts at home.
  await page.goto(app.url);
  await page.waitForURL(/\/research\/home$/);
});

e2eTest('a plan, price and seats chosen on the plans page arrive in the wizard', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual', address: 'research/home' });
  await page.waitForURL(/\/research\/home$/);
  await page.goto(`${app.url}plans`);
  await page.getByText('Yearly', { exact: true }).click();
  const seats = page.getByRole('textbox', { name: 'Seats' });
  await seats.fill('8');
  await seats.press('Tab');
  await page.getByRole('link', { name: /Teams$/ }).click();
  await page.waitForURL(/\/fs\/accounts\/new\?/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Quayside');
  await page.getByRole('button', { name: 'Next' }).click();
  await form(page, 'Users').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await form(page, 'Plan').waitFor();
  expect(await page.getByRole('radio', { name: /^Teams, billed yearly/ }).isChecked()).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Seats' }).inputValue()).toBe('8');
});
