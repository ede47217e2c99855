import { storyWorld } from '@fs/fixtures';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createChannel } from './support/chat.ts';
import { settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { delayAnswers } from './support/lateAnswers.ts';
import { openAs } from './support/openAs.ts';
import type { RunningApp } from './support/startApp.ts';
import { openViews, viewOf } from './support/tableViews.ts';

async function openLate(page: Page, app: RunningApp, role: string) {
  const late = await delayAnswers(page);
  const settled = settledPage(page);
  await openAs(page, app, { role, address: 'terms' });
  await settled.settle();
  return {
    ...settled,
    /** Does what sends a change, then something else, and lets the answer arrive. */
    async goOn(change: () => Promise<void>, meanwhile: () => Promise<void>) {
      await late.hold('changes');
      await change();
      await expect.poll(() => late.held()).not.toEqual([]);
      await meanwhile();
      await late.arrive();
      await late.hold(null);
      await settled.settle();
    },
  };
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

e2eTest('a notebook opens only where its user still waits for it', async ({ app, openPage }) => {
  const page = await openPage();
  const { follow, goOn } = await openLate(page, app, 'notebooks');
  await follow('/notebooks');
  await goOn(
    () => page.getByRole('button', { name: 'New notebook' }).click(),
    () => follow('/markets'),
  );
  expect(pathOf(page)).toBe('/fs/markets');
  await follow('/notebooks');
  await page.getByRole('link', { name: 'Untitled notebook' }).waitFor();
});

e2eTest(
  'a list that was deleted before its user left can be restored, and a view that was saved leaves later changes alone',
  async ({ app, openPage }) => {
    const page = await openPage();
    const { follow, goOn } = await openLate(page, app, 'individual-plus');
    const main = page.getByRole('main');
    const leave = () => follow('/markets');

    const list = storyWorld().watchlists.find(({ name }) => name === 'Everything we follow');
    await follow(`/research/watchlists/${list?.id}`);
    await goOn(async () => {
      await main.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    }, leave);
    expect(pathOf(page)).toBe('/fs/markets');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Everything we follow was deleted').waitFor({ state: 'detached' });
    await follow('/research/watchlists');
    await main.getByRole('link', { name: 'Everything we follow' }).waitFor();

    await follow('/research/companies');
    const dialog = await openViews(page, 'Views');
    await dialog.getByRole('textbox', { name: 'View name' }).fill('As it was');
    await goOn(
      () => dialog.getByRole('button', { name: 'Save view' }).click(),
      async () => {
        await page.keyboard.press('Escape');
        await main.getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click();
        await page.waitForURL(/sort=/);
      },
    );
    expect(viewOf(page)).toBeNull();
    expect(page.url()).toMatch(/sort=/);
  },
);

e2eTest('a channel that is deleted leaves the one open that its owner opened since', async ({ app, openPage }) => {
  const page = await openPage();
  const { follow, goOn } = await openLate(page, app, 'channels-create');
  await follow('/admin/messages');
  for (const name of ['To keep', 'To delete']) await createChannel(page, name, [app.signIns.get('free') ?? '']);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await heading('To delete').waitFor();
  await goOn(
    async () => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete channel' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    async () => {
      await page.getByRole('link', { name: /^To keep/ }).click();
      await heading('To keep').waitFor();
    },
  );
  await page.getByRole('link', { name: /^To delete/ }).waitFor({ state: 'detached' });
  expect(await heading('To keep').count()).toBe(1);
});
