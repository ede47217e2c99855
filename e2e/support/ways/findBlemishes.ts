import type { Page } from 'playwright-core';
import { settledPage } from '../crawl/settledPage.ts';

const watched = new WeakMap<Page, ReturnType<typeof settledPage>>();

/**
 * What a page must not have for a new user: a section without content, a name of a company, an investor or a
 * person that leads nowhere, and a number without a unit or a word that says what it counts. Waits until nothing loads
 * anymore.
 */
export async function findBlemishes(page: Page): Promise<string[]> {
  const settled = watched.get(page) ?? settledPage(page);
  watched.set(page, settled);
  await settled.settle();
  return page.evaluate(blemishesOf);
}

function blemishesOf(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['The page has no content'];
  const isShown = (element: Element) => element.checkVisibility();
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const sections = [...main.querySelectorAll('section')].filter(isShown);
  const empty = sections.filter((section) => {
    const heading = section.querySelector('h1, h2, h3, h4');
    const rest = textOf(section).length - textOf(heading).length;
    return rest === 0 && !section.querySelector('svg, img, canvas, input, button');
  });
  const dead = [...main.querySelectorAll('a')].filter((link) => isShown(link) && !link.getAttribute('href'));
  // A number alone in its element needs something beside it that says what it is.
  const bare = [...main.querySelectorAll('*')].filter(
    (element) =>
      isShown(element) &&
      element.childElementCount === 0 &&
      /^[\d.,]+[KMBT]?$/.test(textOf(element)) &&
      !element.closest('table, [role=grid], svg, nav, time, button, a, dl, figure, [aria-label], label, output') &&
      textOf(element.parentElement) === textOf(element) &&
      textOf(element.parentElement?.parentElement) === textOf(element),
  );
  return [
    ...empty.map((section) => `The section “${textOf(section)}” is empty`),
    ...dead.map((link) => `The name “${textOf(link)}” leads nowhere`),
    ...bare.map((element) => `The number ${textOf(element)} says neither unit nor what it counts`),
  ];
}
