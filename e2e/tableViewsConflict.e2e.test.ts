import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { openViews, saveView, viewOf, waiting } from './support/tableViews.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Companies' });
const sortBy = (page: Page, name: string) => grid(page).getByRole('button', { name, exact: true }).click();
const namesIn = (page: Page) => grid(page).getByRole('rowheader').allTextContents();
const headersIn = (page: Page) => grid(page).getByRole('columnheader').allTextContents();
const queryOf = (page: Page) => new URL(page.url()).search;
/** Waits until the view is open and the table shows its saved state. The list of views names it, too. */
const viewOpen = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true, includeHidden: true }).waitFor(waiting);

async function hideColumn(page: Page, name: string) {
  await grid(page).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const panel = page.getByRole('dialog', { name: `${name} options` });
  await panel.getByRole('button', { name: 'Hide column' }).press('Enter');
  await expect.poll(() => headersIn(page), waiting).not.toContain(name);
}

/** Waits until the rows differ from these, and returns their names. */
async function namesAfter(page: Page, before: readonly string[]): Promise<string[]> {
  const read = async () => (await namesIn(page)).filter((name) => name !== '');
  await expect.poll(read, waiting).toSatisfy((names) => names.length > 0 && String(names) !== String(before));
  return read();
}

/** @param from name of the open view, as on its button */
async function saveChanges(page: Page, from: string) {
  const panel = await openViews(page, from);
  await panel.getByRole('button', { name: 'Save changes' }).click();
  return panel;
}

const refusal =
  'This view changed while you were editing. Your changes are still in the table. Save again, or save as a new view.';

e2eTest(
  'a view that changes in two windows is never replaced silently: the second sees a message, keeps its changes, and saves them beside the first’s or over them',
  { timeout: 600_000 },
  async ({ app, openPage }) => {
    const first = await openPage();
    await openAs(first, app, { role: 'free', address: 'research/companies' });
    const unsorted = await namesAfter(first, []);
    await sortBy(first, 'Name');
    const byName = await namesAfter(first, unsorted);
    await saveView(first, 'Views', 'Shortlist');
    const second = await openPage({ expects: [/409 \(Conflict\)/] });
    await openAs(second, app, { role: 'free', address: first.url() });
    await viewOpen(second, 'Shortlist');
    await expect.poll(() => namesIn(second), waiting).toEqual(byName);

    // Both users change the view, and the first one saves.
    await sortBy(second, 'Location');
    const byPlace = await namesAfter(second, byName);
    await hideColumn(second, 'Founded');
    const [query, headers] = [queryOf(second), await headersIn(second)];
    await hideColumn(first, 'Homepage');
    await saveChanges(first, 'Shortlist (unsaved changes)');
    await viewOpen(first, 'Shortlist');
    await first.keyboard.press('Escape');

    const refused = await saveChanges(second, 'Shortlist (unsaved changes)');
    await refused.getByText(refusal).waitFor(waiting);
    const table = async () => [queryOf(second), await headersIn(second), await namesIn(second)];
    expect(await table()).toEqual([query, headers, byPlace]);

    // Save as a second view.
    await second.keyboard.press('Escape');
    await saveView(second, 'Shortlist (unsaved changes)', 'By place');
    expect(await table()).toEqual([expect.stringMatching(/^\?view=[\w-]+$/), headers, byPlace]);
    const views = await openViews(second, 'By place');
    await views.getByRole('button', { name: 'Delete view' }).waitFor();
    expect(await views.getByText(refusal).count()).toBe(0);
    await views.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await expect.poll(table, waiting).toEqual([queryOf(first), await headersIn(first), byName]);

    // Save over the first. The first user's other changes to the table stay.
    await sortBy(second, 'Location');
    await namesAfter(second, byName);
    await hideColumn(first, 'Markets');
    await saveChanges(first, 'Shortlist (unsaved changes)');
    await viewOpen(first, 'Shortlist');
    await first.keyboard.press('Escape');
    const again = await saveChanges(second, 'Shortlist (unsaved changes)');
    await again.getByText(refusal).waitFor(waiting);
    await again.getByRole('button', { name: 'Save changes' }).click();
    await viewOpen(second, 'Shortlist');
    // The view is saved a moment before its error disappears.
    await again.getByText(refusal).waitFor({ state: 'detached' });
    await first.reload();
    await expect.poll(() => namesIn(first), waiting).toEqual(byPlace);
    expect(await headersIn(first)).toEqual([
      ...['', 'Logo', 'Name', 'Total raised', 'Last round', 'Employees', 'Location', 'Founded'],
    ]);
    expect(queryOf(first)).toBe(queryOf(second));
  },
);

e2eTest(
  "the view that was opened last wins, even when the first one's response arrives later",
  async ({ app, openPage }) => {
    const page = await openPage({ seesBodies: true });
    await openAs(page, app, { role: 'individual', address: 'research/companies?name=harborline' });
    await expect.poll(() => namesIn(page), waiting).toEqual(['Harborline']);
    await saveView(page, 'Views', 'One company');
    await page.goto(new URL('research/companies?sort=name', app.url).href);
    const byName = await namesAfter(page, []);
    await saveView(page, 'Views', 'All by name');
    const last = viewOf(page);

    // Forget the rows of both views.
    await page.goto(new URL('research/companies', app.url).href);
    await namesAfter(page, byName);
    const isFirst = (request: Request) =>
      request.url().endsWith('/api/companies/search') && request.postData()?.includes('harborline') === true;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    // Answered or aborted.
    page.on('requestfinished', (request) => isFirst(request) && end());
    page.on('requestfailed', (request) => isFirst(request) && end());
    await page.route('**/api/companies/search', async (route) => {
      if (isFirst(route.request())) await held;
      await route.fallback();
    });
    const asked = page.waitForRequest(isFirst);
    await (await openViews(page, 'Views')).getByRole('button', { name: 'One company' }).click();
    await asked;
    await (await openViews(page, 'One company')).getByRole('button', { name: 'All by name' }).click();
    await expect.poll(() => namesIn(page), waiting).toEqual(byName);
    release();
    await ended;
    await viewOpen(page, 'All by name');
    expect(await namesIn(page)).toEqual(byName);
    expect(viewOf(page)).toBe(last);
  },
);
