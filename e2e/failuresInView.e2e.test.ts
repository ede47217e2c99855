import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button').last().click();

const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Couldn’t send the reminder. Try again.': (page) =>
    page
      .getByRole('button', { name: /^Remind / })
      .last()
      .click(),
  'Couldn’t withdraw the invitation. Try again.': (page) =>
    page
      .getByRole('button', { name: /^Withdraw / })
      .last()
      .click(),
  'Couldn’t remove this person. Try again.': async (page) => {
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
    await confirm(page);
  },
  'Failed updating account': (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
  'Failed deleting team': async (page) => {
    await page
      .getByRole('button', { name: /^Delete / })
      .last()
      .click();
    await confirm(page);
  },
};

/** Whether all of an element is in the window. */
const isInView = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

e2eTest('whatever fails on the long page of a workspace says so in view', async ({ app, openPage }) => {
  const page = await openPage({ height: 600, expects: [/status of 500/] });
  await openAs(page, app, { role: 'teams-owner', address: 'workspaces' });
  await page.getByRole('link', { name: 'Longview Research', exact: true }).click();
  await page
    .getByRole('button', { name: /^Delete / })
    .last()
    .waitFor();
  await page.route(/\/(api\/workspaces|accounts|teams)\b|\/graphql$/, (route) => {
    const request = route.request();
    const reads =
      request.method() === 'GET' || (request.url().endsWith('/graphql') && !/mutation /.test(request.postData() ?? ''));
    return reads ? route.fallback() : route.fulfill({ status: 500, json: {} });
  });
  for (const [failure, change] of Object.entries(changes)) {
    await change(page);
    const said = page.getByText(failure).last();
    await said.waitFor();
    expect([failure, await isInView(said)]).toEqual([failure, true]);
  }
});
