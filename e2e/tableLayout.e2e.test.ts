import { expect } from 'vitest';
import { settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';
import { samplePath } from './support/walk/samplePaths.ts';

e2eTest(
  'columns that were hidden, moved and resized by keyboard alone keep their layout after a restart, without a trace in the address',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(new URL('research/companies', app.url).href);
    await signInOnScreen(page, app, 'free');
    const grid = page.getByRole('grid', { name: 'Companies' });
    await grid.waitFor();
    await page.getByRole('button', { name: 'Columns', exact: true }).waitFor();
    const money = ['Total raised', 'Last round', 'Employees'];
    const headers = () => grid.getByRole('columnheader').allTextContents();
    const widthOf = (name: string) =>
      grid.getByRole('columnheader', { name }).evaluate((header) => Math.round(header.getBoundingClientRect().width));

    await grid.getByRole('button', { name: 'Location', exact: true }).focus();
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await expect.poll(headers).toEqual(['', 'Logo', 'Name', ...money, 'Location', 'Markets', 'Founded', 'Homepage']);
    await page.keyboard.press('F2');
    await page.keyboard.press('Tab');
    const before = await widthOf('Location');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => widthOf('Location')).toBe(before + 16);

    await grid.getByRole('button', { name: 'Homepage', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    const panel = page.getByRole('dialog', { name: 'Homepage options' });
    await panel.getByRole('button', { name: 'Hide column' }).press('Enter');
    const left = ['', 'Logo', 'Name', ...money, 'Location', 'Markets', 'Founded'];
    await expect.poll(headers).toEqual(left);
    expect(new URL(page.url()).search).toBe('');

    await page.reload();
    await grid.waitFor();
    await expect.poll(headers).toEqual(left);
    await page.getByRole('button', { name: 'Columns (8/19)' }).waitFor();
    await expect.poll(() => widthOf('Location')).toBe(before + 16);
  },
);

/** Pages with a table, of which a user of the role has some rows. */
const tablePages = [
  '/research/companies',
  '/companies/search/funding',
  '/companies/search/investors',
  '/companies/search/acquisitions',
  '/companies/search/people',
  '/search?query=log',
  '/markets',
  samplePath('/research/watchlists/$watchlistId', 'individual-plus'),
];

e2eTest('the columns of every table fit a page of 1440 pixels', async ({ app, openPage }) => {
  const page = await openPage({ width: 1440 });
  await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
  await page.waitForURL('**/research/home');
  const { follow, settle } = settledPage(page);
  await settle();
  const hidden: string[] = [];
  for (const href of tablePages) {
    await follow(href);
    const tables = await page
      .getByRole('grid')
      .evaluateAll((grids) =>
        grids.map(({ parentElement, scrollWidth }) => [parentElement?.clientWidth ?? 0, scrollWidth] as const),
      );
    expect(tables).not.toEqual([]);
    hidden.push(...tables.flatMap(([has, needs]) => (needs > has ? `${href}: ${needs} of ${has} pixels` : [])));
  }
  expect(hidden).toEqual([]);
});

e2eTest('names of markets and their newest rounds are whole in a wide window', async ({ app, openPage }) => {
  const page = await openPage({ width: 1440 });
  await openAs(page, app, { role: 'free', address: 'research/markets?rows=50' });
  const rows = page.getByRole('grid', { name: 'Markets' }).locator('tbody').getByRole('row');
  await expect.poll(() => rows.count()).toBe(40);
  const clipped = await rows.evaluateAll((all) =>
    all.flatMap((row) =>
      [...row.querySelectorAll('*')]
        .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis')
        .map(({ textContent }) => textContent),
    ),
  );
  expect(clipped).toEqual([]);
});

/** Runs in the page: links of cells, and tags, that are cut off at their end. */
function findCutNames() {
  const isCut = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isWide = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    return isWide || (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1);
  };
  const links = [...document.querySelectorAll('main tbody a')].filter((link) => link.checkVisibility());
  const cut = links.filter((link) => {
    const parts = [link, ...link.querySelectorAll('*')];
    for (let box = link.parentElement; box && box.localName !== 'tr'; box = box.parentElement) parts.push(box);
    return parts.some(isCut);
  });
  // Two lines have room for an ordinary homepage: of up to 22 letters, and without a hyphen, after which a line ends too.
  const isLong = (link: Element) =>
    link.getAttribute('target') === '_blank' && !/^[^-]{1,22} \(/.test(link.textContent ?? '');
  return { links: links.length, cut: cut.filter((link) => !isLong(link)).map(({ textContent }) => textContent) };
}

e2eTest(
  'names, markets, places and homepages are whole at the default width of their columns',
  async ({ app, openPage }) => {
    for (const language of ['en', 'de']) {
      const page = await openPage({ width: 1440 });
      await page.addInitScript((stored) => localStorage.setItem('fs.display', stored), JSON.stringify({ language }));
      await openAs(page, app, { role: 'individual-plus', address: 'support' });
      for (const address of tablePages
        .filter((path) => path.startsWith('/companies/search'))
        .concat('/research/companies')) {
        await page.goto(new URL(`${address.slice(1)}?rows=50`, app.url).href);
        await expect.poll(() => page.evaluate(findCutNames).then(({ links }) => links)).toBeGreaterThan(50);
        const { cut } = await page.evaluate(findCutNames);
        expect(cut, `${language} ${address}`).toEqual([]);
      }
    }
  },
);

e2eTest('the editors’ articles fit in a wide window, with what edits each', async ({ app, openPage }) => {
  const page = await openPage({ width: 1440 });
  await openAs(page, app, { role: 'editor', address: 'editors/admin' });
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  await edit.waitFor();
  const { right, width } = await edit.evaluate((button) => ({
    right: button.getBoundingClientRect().right,
    width: button.closest('table')?.parentElement?.getBoundingClientRect().right ?? 0,
  }));
  expect(right).toBeLessThanOrEqual(width);
  const titles = page.getByRole('grid').locator('tbody th a');
  expect((await titles.first().boundingBox())?.width).toBeGreaterThan(180);
});

e2eTest('an address behind the last page of a table shows the last page', async ({ app, openPage }) => {
  const page = await openPage();
  for (const address of [
    'research/companies',
    'companies/search/funding',
    'research/markets',
    'companies/search/investors',
  ]) {
    for (const beyond of ['999', '999999']) {
      await openAs(page, app, { role: 'free', address: `${address}?page=${beyond}` });
      const pager = page.getByRole('navigation', { name: / pages$/ });
      await pager.getByRole('button', { name: 'Next page' }).and(page.locator('[aria-disabled=true]')).waitFor();
      await page.getByRole('grid').locator('tbody').getByRole('link').first().waitFor();
    }
  }
});
