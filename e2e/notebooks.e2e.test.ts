import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { byKeyboard } from './support/byKeyboard.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor();
const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();

/** Replaces the text, and waits until it is saved. */
async function write(page: Page, next: string): Promise<void> {
  await text(page).fill(next);
  await page.getByText('Not saved yet').waitFor();
  await saved(page);
}

async function createNotebook(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New notebook' }).click();
  await heading(page, 'Untitled notebook');
  return page.url();
}

e2eTest(
  '[ROUTE-039] [ROUTE-040] [XNOTEBOOK-006] a notebook is created, renamed, saved while it is written, and has live data by keyboard',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'notebooks', address: 'notebooks' });
    await heading(page, 'Notebooks');
    await page.getByText('Locked').waitFor();
    expect(await names(page)).toHaveLength(4);
    await createNotebook(page);
    const keyboard = byKeyboard(page);
    await keyboard.press(/^Rename$/);
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Grid');
    await page.keyboard.press('Enter');
    await heading(page, 'Grid');

    await text(page).focus();
    await page.keyboard.type('One and/or two.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    const dialog = page.getByRole('dialog', { name: 'Insert live data' });
    await dialog.waitFor();
    await page.keyboard.type('Voltmeer');
    await dialog.getByRole('button', { name: 'Add Voltmeer' }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Total raised').waitFor();
    await page.getByRole('link', { name: 'Voltmeer', exact: true }).waitFor();
    // The cursor is behind the line, on one of its own.
    await page.keyboard.type('/');
    await dialog.waitFor();
    await dialog.getByRole('radio', { name: /^Company/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await keyboard.type(/^Company to insert/, 'Voltmeer');
    await dialog.getByRole('button', { name: 'Add Voltmeer' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: 'Funding rounds: Voltmeer' }).waitFor();
    await page.keyboard.type('After.');
    await saved(page);

    await page.reload();
    await heading(page, 'Grid');
    await page.getByRole('table', { name: 'Funding rounds: Voltmeer' }).waitFor();
    expect(await text(page).inputValue()).toMatch(
      /^One and\/or two\.\n\n\[Voltmeer\]\(\S+#live-company\)\n\n\[Voltmeer\]\(\S+#live-table\)\n\nAfter\.$/,
    );

    // What is written last is saved when the page is left.
    await text(page).fill('Short');
    await page.getByRole('link', { name: 'Notebooks', exact: true }).first().click();
    await heading(page, 'Notebooks');
    await page.getByRole('link', { name: 'Grid', exact: true }).click();
    await expect.poll(() => text(page).inputValue()).toBe('Short');

    // Or when the user logs out.
    await text(page).fill('Last words');
    const address = new URL(page.url()).pathname.replace('/fs/', '');
    await page.getByRole('banner').locator('#header-user').getByRole('button').press('Enter');
    await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
    await page.waitForURL('**/login/');
    await openAs(page, app, { role: 'notebooks', address });
    await expect.poll(() => text(page).inputValue()).toBe('Last words');
  },
);

e2eTest(
  'a text that is written without a connection is saved once there is one, or when the notebook is opened again',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/ERR_INTERNET_DISCONNECTED/] });
    await openAs(page, app, { role: 'notebooks', address: 'notebooks' });
    await createNotebook(page);
    const failed = page.getByText('Failed to update document (no connection). Your text is still here.');
    await page.context().setOffline(true);
    await text(page).fill('On a train');
    await failed.waitFor();
    await page.context().setOffline(false);
    await saved(page);

    await page.context().setOffline(true);
    await text(page).fill('In a tunnel');
    await page.getByRole('link', { name: 'Notebooks', exact: true }).first().click();
    await page
      .getByText('Failed to update document (no connection). Open the notebook again to save your text.')
      .waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Open it' }).press('Enter');
    await heading(page, 'Untitled notebook');
    await expect.poll(() => text(page).inputValue()).toBe('In a tunnel');
    await saved(page);
    await page.reload();
    await expect.poll(() => text(page).inputValue()).toBe('In a tunnel');
  },
);

e2eTest('notebooks are found by name, and deleted with Undo', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'notebooks', address: 'notebooks' });
  await page.getByRole('searchbox', { name: 'Search notebooks' }).fill('READING');
  await expect.poll(() => names(page)).toEqual(['Reading list']);
  await page.getByRole('button', { name: 'Delete Reading list' }).click();
  await page.getByText('No notebook is called “READING”.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['Reading list']);
});

e2eTest(
  '[XNOTEBOOK-007] a notebook that is open twice says so, follows the other tab, and keeps both versions of a conflict',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'notebooks', address: 'notebooks' });
    const address = await createNotebook(page);
    await write(page, 'First');

    const tab = await page.context().newPage();
    await tab.goto(address);
    await page.getByText('This notebook is open in another tab.').waitFor();
    await tab.getByText('This notebook is open in another tab.').waitFor();
    await write(tab, 'From the other tab');
    await expect.poll(() => text(page).inputValue()).toBe('From the other tab');
    await tab.close();
    await page.getByText('This notebook is open in another tab.').waitFor({ state: 'detached' });

    // Another device hears nothing of this one.
    const device = await openPage();
    await openAs(device, app, { role: 'notebooks', address: new URL(address).pathname.replace('/fs/', '') });
    await expect.poll(() => text(device).inputValue()).toBe('From the other tab');
    await write(page, 'Theirs');
    await text(device).fill('Mine');
    await device.getByText('This notebook was changed in another window').waitFor();
    await device.getByRole('button', { name: 'Keep both' }).click();
    await expect.poll(() => text(device).inputValue()).toBe('Theirs');
    await device.getByText('Your version is kept as “Untitled notebook (my version)”').waitFor();
    await device.getByRole('button', { name: 'Open it' }).click();
    await heading(device, 'Untitled notebook (my version)');
    await expect.poll(() => text(device).inputValue()).toBe('Mine');
  },
);

e2eTest('a locked notebook is read-only, and others see no notebooks at all', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'notebooks', address: 'notebooks' });
  await page.getByRole('link', { name: 'How we compare companies' }).click();
  await page.getByText('This notebook is locked. You can read it.').waitFor();
  await page.getByRole('heading', { name: 'In this order' }).waitFor();
  expect(await text(page).count()).toBe(0);
  const address = page.url();

  const other = await openPage();
  await openAs(other, app, { role: 'free', address: new URL(address).pathname.replace('/fs/', '') });
  await other.waitForURL('**/research/home');
  // A user of the group, too, finds only their own.
  const colleague = await openPage();
  await openAs(colleague, app, { role: 'idea-gen', address: new URL(address).pathname.replace('/fs/', '') });
  await heading(colleague, 'We can’t find this notebook');
});

e2eTest(
  'a text that cannot be saved says why: it is too long, or the notebook was deleted in another window',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'notebooks', address: 'notebooks' });
    const address = await createNotebook(page);
    await text(page).fill('x'.repeat(100_001));
    const tooLong = 'A notebook has up to 100,000 characters, and this one has 100,001. Your text is still here.';
    await page.getByText(tooLong).waitFor();
    await write(page, 'Short again.');

    const other = await page.context().newPage();
    await other.goto(`${app.url}notebooks`);
    await other.getByRole('button', { name: 'Delete Untitled notebook' }).first().click();
    await other.getByText('“Untitled notebook” deleted').waitFor();
    expect(await other.evaluate(() => document.activeElement === document.body)).toBe(false);
    await text(page).fill('Short again, and more.');
    await page.getByText('This notebook was deleted in another window. Your text is still here.').waitFor();
    expect(page.url()).toBe(address);
    await other.getByRole('button', { name: 'Undo' }).click();
    await other.getByRole('link', { name: 'Untitled notebook' }).first().waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await saved(page);
  },
);
