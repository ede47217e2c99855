import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { freePort } from './support/freePort.ts';
import { journey } from './support/journey.ts';
import { codeIn, mailTo } from './support/outbox.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';
import { type RunningApp, startApp } from './support/startApp.ts';
import { tabTo } from './support/tabTo.ts';

const password = 'correct horse battery';
const newcomer = 'maker@journey.example';
const typist = 'keys@journey.example';
/** Milliseconds that an answer may take on a machine that is busy. */
const waiting = { timeout: 20_000 };
const notFound = /404 \(Not Found\)/;

/** Two starts on one folder: the second finds what the first kept. */
let running: RunningApp | undefined;
let dataDir: string | undefined;
afterAll(async () => {
  await running?.stop();
  if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
});

async function signUp(page: Page, app: RunningApp) {
  await page.goto(`${app.url}signup?plan=free`);
  const fields = { 'First name': 'Mara', 'Last name': 'Vos', Email: newcomer, Password: password };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByText('I agree to the Terms and Conditions').click();
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Confirmation code', { exact: true }).fill(codeIn(await mailTo(app, newcomer, /Confirm/)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Please log in with your new account.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
}

const companies = (page: Page) => page.getByRole('grid', { name: 'Companies of the watchlist' });
const namesIn = (page: Page) => companies(page).getByRole('rowheader').getByRole('link').allTextContents();

/** Finds a company in the dialog and puts it on the list. */
async function pick(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: 'New Watchlist' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await dialog.getByText(`${name} is on the list.`).waitFor({ state: 'attached' });
}

async function makeList(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Watchlists' }).click();
  await page.getByText(/^No watchlists in Personal yet/).waitFor();
  await page.getByRole('button', { name: 'New Watchlist' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbours');
  await pick(page, 'Harborline');
  await page.getByRole('button', { name: 'Create Watchlist' }).click();
  await page.getByRole('heading', { name: 'Harbours', level: 1 }).waitFor();
  await expect.poll(() => namesIn(page), waiting).toEqual(['Harborline']);
}

async function share(page: Page, email: string) {
  await page.getByRole('button', { name: 'Share' }).click();
  const drawer = page.getByRole('dialog', { name: 'Share Harbours' });
  await drawer.getByRole('textbox', { name: /Email addresses/ }).fill(`${email},`);
  await drawer.getByRole('textbox', { name: /Message/ }).fill('Please have a look.');
  await drawer.getByRole('button', { name: 'Share', exact: true }).click();
  await drawer.getByText('Shared with 1 person.').waitFor();
  await drawer.getByRole('list', { name: 'Who has it' }).getByText(email, { exact: true }).waitFor();
  await drawer.getByRole('button', { name: 'Done' }).click();
}

async function openAs(page: Page, app: RunningApp, { role, address }: { role: string; address: string }) {
  await page.goto(new URL(address, app.url).href);
  await signInOnScreen(page, app, role);
}

journey(
  '[ROUTE-046] [ROUTE-047] [ROUTE-048] a newcomer makes a list and shares it; after a restart it is there for both, one reads it, and nobody else learns that it is',
  { timeout: 300_000 },
  async ({ openPage }) => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-watchlists-'));
    const port = await freePort();
    running = await startApp({ dataDir, port });
    const page = await openPage({ expects: [/ERR_CONNECTION/] });
    await signUp(page, running);
    await makeList(page);
    const address = new URL(page.url()).pathname;
    expect(address).toMatch(/^\/fs\/research\/watchlists\/[\w-]+$/);
    const guest = running.signIns.get('individual') ?? '';
    await share(page, guest);
    expect(await mailTo(running, guest, /Harbours/)).toContain('Please have a look.');

    await running.stop();
    running = await startApp({ dataDir, port });
    await page.goto(`${running.url}research/watchlists`);
    await page.getByRole('list', { name: 'Personal' }).getByRole('link', { name: 'Harbours' }).click();
    await expect.poll(() => namesIn(page), waiting).toEqual(['Harborline']);

    const reader = await openPage();
    await openAs(reader, running, { role: 'individual', address: address.replace('/research', '') });
    await reader.getByRole('heading', { name: 'Harbours', level: 1 }).waitFor();
    await reader.getByText(/^You can read this list and copy it/).waitFor();
    await expect.poll(() => namesIn(reader), waiting).toEqual(['Harborline']);
    for (const name of ['Add companies', 'Share', 'Rename']) {
      expect(await reader.getByRole('button', { name, exact: true }).count()).toBe(0);
    }
    expect(await companies(reader).getByRole('checkbox').count()).toBe(0);

    const stranger = await openPage({ expects: [notFound] });
    await openAs(stranger, running, { role: 'free', address });
    await stranger.getByText('This watchlist does not exist, or it is not shared with you.').waitFor();
    expect(await stranger.getByText('Harbours').count()).toBe(0);
  },
);

journey(
  '[WATCH-018] a list is starred, renamed, copied, merged, cleared of a company and deleted, and what was taken away comes back',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: '/fs/research/watchlists' });
    const lists = page.getByRole('list', { name: 'Personal' });
    const nameOf = (name: string) => lists.getByRole('link', { name, exact: true });
    const choose = async (name: string, action: string) => {
      await lists.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };

    await lists.getByRole('button', { name: 'Star To sort' }).click();
    await lists.getByRole('button', { name: 'Star To sort', pressed: true }).waitFor();
    await choose('To sort', 'Rename');
    await expect.poll(() => lists.getByRole('textbox').evaluate(isFocused), waiting).toBe(true);
    await page.keyboard.type('Sorted');
    await page.keyboard.press('Enter');
    await nameOf('Sorted').waitFor();
    await expect.poll(() => lists.getByRole('button', { name: 'Actions for Sorted' }).evaluate(isFocused)).toBe(true);
    await choose('Sorted', 'Delete');
    await nameOf('Sorted').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await nameOf('Sorted').waitFor();

    await nameOf('Investment portfolio').click();
    await page.getByRole('heading', { name: 'Investment portfolio', level: 1 }).waitFor();
    await companies(page).waitFor();
    await page.getByRole('button', { name: 'Follow', pressed: true }).waitFor();
    await expect.poll(() => namesIn(page), waiting).toHaveLength(12);
    const [first = ''] = await namesIn(page);
    await companies(page)
      .getByRole('checkbox', { name: `Select ${first}` })
      .click();
    await page.getByRole('button', { name: 'Remove from list' }).click();
    await expect.poll(() => namesIn(page), waiting).not.toContain(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesIn(page), waiting).toContain(first);

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const exporting = page.getByRole('dialog', { name: 'Export' });
    const saving = page.waitForEvent('download');
    await exporting.getByRole('button', { name: 'Export as CSV' }).click();
    expect((await saving).suggestedFilename()).toBe('Investment portfolio.csv');
    await exporting.getByText('12 rows exported.').waitFor();
    await page.keyboard.press('Escape');

    const chooseMore = async (action: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await chooseMore('Copy');
    await page.getByRole('dialog', { name: 'Copy Investment portfolio' }).getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('heading', { name: 'Copy of Investment portfolio', level: 1 }).waitFor();
    await expect.poll(() => namesIn(page), waiting).toHaveLength(12);

    await chooseMore('Merge with others');
    const merging = page.getByRole('dialog', { name: 'Merge watchlists' });
    await merging.getByRole('combobox', { name: 'Watchlists' }).fill('Investment portfolio');
    await page.getByRole('option', { name: /^Investment portfolio/ }).click();
    await page.keyboard.press('Escape');
    await merging.getByText('12 duplicates are kept once.').waitFor();
    await merging.getByRole('textbox', { name: 'Name' }).fill('Both');
    await merging.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('heading', { name: 'Both', level: 1 }).waitFor();
    await expect.poll(() => namesIn(page), waiting).toHaveLength(12);
  },
);

journey(
  'by keyboard alone a newcomer signs up, finds a company, puts it on a new list and shares that',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    const press = async (name: RegExp) => {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    };
    const type = async (field: RegExp, text: string) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    };
    await page.goto(`${app.url}signup?plan=free`);
    await page.getByLabel('First name', { exact: true }).waitFor();
    await type(/^First name/, 'Kim');
    await type(/^Last name/, 'Keys');
    await type(/^Email/, typist);
    await type(/^Password/, password);
    await type(/^Confirm password/, password);
    await tabTo(page, /^I agree to the Terms and Conditions/);
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { checked: true }).waitFor();
    await press(/^Sign up$/);
    await page.getByLabel('Confirmation code', { exact: true }).waitFor();
    await type(/^Confirmation code/, codeIn(await mailTo(app, typist, /Confirm/)));
    await page.keyboard.press('Enter');
    await page.getByText('Please log in with your new account.').waitFor();
    await type(/^Password/, password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();

    await press(/^Watchlists$/);
    await page.getByText(/^No watchlists in Personal yet/).waitFor();
    await press(/^New Watchlist$/);
    await page.getByRole('dialog', { name: 'New Watchlist' }).waitFor();
    await type(/^Name/, 'By keys');
    await type(/^Find companies/, 'Harborline');
    await page.getByRole('button', { name: 'Add Harborline', exact: true }).waitFor();
    await press(/^Add Harborline$/);
    await page.getByText('Harborline is on the list.').waitFor({ state: 'attached' });
    await press(/^Create Watchlist$/);
    await page.getByRole('heading', { name: 'By keys', level: 1 }).waitFor();
    await expect.poll(() => namesIn(page), waiting).toEqual(['Harborline']);

    await press(/^Share$/);
    await page.getByRole('dialog', { name: 'Share By keys' }).waitFor();
    await type(/^Email addresses/, 'someone@journey.example,');
    await press(/^Share$/);
    await page.getByText('Shared with 1 person.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: 'Share', exact: true });
    await expect.poll(() => opener.evaluate(isFocused), waiting).toBe(true);
    expect(await mailTo(app, 'someone@journey.example', /By keys/)).toContain('By keys');
  },
);

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
