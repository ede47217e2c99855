import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const arabic = JSON.stringify({ language: 'ar' });

const tables = [
  'companies/search?rows=50',
  'companies/search/funding?rows=50',
  'companies/search/investors?rows=50',
  'companies/search/acquisitions?rows=50',
  'markets?rows=50',
];

/**
 * Runs in the page: days that are not whole in their cell, lines that end in more than one ellipsis, and places with
 * words in Arabic that are read from left to right, so that they lose their start. Counts the days, to be sure that some
 * were looked at.
 */
function findCutLines() {
  // Rows of a long table are no rows of HTML.
  const cells = ':is(td, th, [role="gridcell"], [role="rowheader"])';
  const lines: string[] = [];
  const isCut = (element: Element) =>
    getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
  const all = [...document.querySelectorAll(`main ${cells}, main ${cells} *`)].filter((each) => each.checkVisibility());
  const textOf = (element: Element) => element.textContent?.trim() ?? '';
  const cellOf = (element: Element) => element.closest(cells);

  for (const element of all) {
    const outer = element.parentElement?.closest(`${cells}, ${cells} *`);
    if (isCut(element) && outer && isCut(outer)) lines.push(`two ellipses: ${textOf(element)}`);
  }
  const isDay = (element: Element) => /\/\D?\d{4}$/.test(textOf(element));
  const days = all.filter((each) => isDay(each) && ![...each.children].some(isDay));
  for (const day of days) {
    const cellEnd = cellOf(day)?.getBoundingClientRect().left ?? 0;
    const text = document.createRange();
    text.selectNodeContents(day);
    if (text.getBoundingClientRect().left < cellEnd) lines.push(`cut day: ${textOf(day)}`);
  }
  const places = all.filter((each) => each.localName === 'bdi' && /\p{Script=Arabic}/u.test(textOf(each)));
  for (const place of places) {
    const isTurned = getComputedStyle(place).direction === 'ltr' && textOf(place).includes('، ');
    if (isTurned) lines.push(`from left to right: ${textOf(place)}`);
  }
  return { days: days.length, lines };
}

/** Runs in the page: the headers of a table that are not whole, and how many there are. */
function findCutHeaders() {
  const headers = [...document.querySelectorAll(':is(th[scope=col], [role="columnheader"])')].filter(
    (each) => each.checkVisibility() && each.textContent,
  );
  const isCut = (element: Element) =>
    getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
  const cut = headers.filter((each) => [each, ...each.querySelectorAll('*')].some(isCut));
  return { headers: headers.length, cut: cut.map(({ textContent }) => textContent) };
}

e2eTest('headers of tables are whole in every language', async ({ app, openPage }) => {
  for (const language of ['en', 'de', 'ar']) {
    const page = await openPage({ width: 1440 });
    const settings = JSON.stringify({ language });
    await page.addInitScript((stored) => localStorage.setItem('fs.display', stored), settings);
    await openAs(page, app, { role: 'teams-owner', address: 'support' });
    for (const address of [...tables, 'companies/search/people']) {
      await page.goto(new URL(address, app.url).href);
      await expect
        .poll(() => page.evaluate(findCutHeaders).then(({ headers }) => headers), { message: address })
        .toBeGreaterThan(4);
      await expect
        .poll(() => page.evaluate(findCutHeaders).then(({ cut }) => cut), { message: `${language} ${address}` })
        .toEqual([]);
    }
  }
});

e2eTest('in Arabic, tables cut off no day, and the rest at its end, once', async ({ app, openPage }) => {
  const page = await openPage({ width: 1440 });
  await page.addInitScript((settings) => localStorage.setItem('fs.display', settings), arabic);
  await openAs(page, app, { role: 'individual-plus', address: 'support' });
  await page.locator('html[lang=ar]').waitFor({ state: 'attached' });
  for (const address of tables) {
    await page.goto(new URL(address, app.url).href);
    await expect
      .poll(() => page.evaluate(findCutLines).then(({ days }) => days), { message: address })
      .toBeGreaterThan(20);
    const { lines } = await page.evaluate(findCutLines);
    expect(lines, address).toEqual([]);
  }
});
