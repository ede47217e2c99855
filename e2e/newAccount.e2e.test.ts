import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { createAccountOnScreen } from './support/newAccount.ts';
import { openAs } from './support/openAs.ts';
import { paste } from './support/paste.ts';
import { pay, press } from './support/payment.ts';
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

e2eTest(
  '[XWIZARD-005] [XWIZARD-006] an account whose payment was left stays PENDING, and the wizard keeps its input and goes on with it',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'accounts/new' });
    const input = { name: 'Quayside', members: ['tom@quayside.example', 'kim@quayside.example'], seats: '6' };
    await createAccountOnScreen(page, input);
    await page.waitForURL(/\/billing\/test\/checkout\//);
    await press(page, 'Leave without finishing');
    await page.waitForURL(/\/research\/home$/);

    // A paid account of the same name would be a second one.
    const cards = page.getByRole('link', { name: 'Quayside', exact: true });
    await page.goto(`${app.url}workspaces`);
    await page.getByText('Not paid yet').waitFor();
    expect(await cards.count()).toBe(1);
    const address = await cards.getAttribute('href');

    await page.goto(`${app.url}accounts/new`);
    await page.getByText('This account was created. Its payment isn’t finished.').waitFor();
    await page.reload();
    await form(page, 'Plan').waitFor();
    expect(await page.getByRole('radio', { name: /^Teams, billed monthly/ }).isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Seats' }).inputValue()).toBe('6');
    await page.getByText('3 people · 6 seats').waitFor();
    await page.getByRole('complementary').getByRole('heading', { name: 'Quayside' }).waitFor();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL(/\/billing\/test\/checkout\//);
    await press(page, 'Cancel');
    await page.getByText('You canceled the payment. Nothing was charged').waitFor();
    await page.goto(`${app.url}accounts/new`);
    await form(page, 'Plan').waitFor();
    expect(await page.getByRole('textbox', { name: 'Seats' }).inputValue()).toBe('6');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL(/\/billing\/test\/checkout\//);
    await pay(page);
    await page.waitForURL(/\/fs\/workspaces\/[\w-]{20,}$/);
    await page.getByText('You’re on Teams').waitFor();

    await page.goto(`${app.url}workspaces`);
    await cards.waitFor();
    expect(await cards.count()).toBe(1);
    expect(await cards.getAttribute('href')).toBe(address);
    expect(await page.getByText('Not paid yet').count()).toBe(0);
    // The wizard is for the next account then.
    await page.goto(`${app.url}accounts/new`);
    await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
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
