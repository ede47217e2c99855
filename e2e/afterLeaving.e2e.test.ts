import { storyWorld } from '@fs/fixtures';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

e2eTest(
  '[XSHELL-036] what was made opens only where the user still waits for it, and what they deleted before they left can be undone',
  async ({ app, openPage }) => {
    const page = await openPage();
    const { follow, goOn } = await openLate(page, app, 'individual-plus');
    const main = page.getByRole('main');
    const leave = () => follow('/markets');

    await follow('/notebooks');
    await goOn(() => main.getByRole('button', { name: 'New notebook' }).first().click(), leave);
    expect(pathOf(page)).toBe('/fs/markets');
    await follow('/notebooks');
    await main
      .getByRole('link', { name: /notebook/i })
      .first()
      .waitFor();

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

e2eTest(
  '[XADMIN-001] an article that is saved after the editor has closed it leaves the one open that they opened since',
  async ({ app, openPage }) => {
    const page = await openPage();
    const { follow, goOn } = await openLate(page, app, 'editor');
    await follow('/editors/admin');
    const edit = page.getByRole('button', { name: /^Edit / });
    const drawer = page.getByRole('dialog', { name: 'Curate' });
    const title = drawer.getByRole('textbox', { name: 'Title', exact: true });
    await edit.first().click();
    await title.waitFor();
    await goOn(
      () => drawer.getByRole('button', { name: 'Save', exact: true }).click(),
      async () => {
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'detached' });
        await edit.nth(1).click();
        await title.fill('The next one');
      },
    );
    await page.getByText('Article Updated').waitFor();
    expect(await title.inputValue()).toBe('The next one');
  },
);
