import { Toolbar } from '@fs/ui';
import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnPage } from './renderOnPage.tsx';

const names = ['Rename', 'Copy', 'Delete', 'Watch', 'Download', 'Notify the team'];

function tools(labels: readonly string[], style: CSSProperties) {
  const groups = [{ label: 'Change', items: labels.map((label) => ({ id: label, label })) }];
  return (
    <div style={style}>
      <Toolbar label="Watchlist" groups={groups} onAction={() => undefined} />
    </div>
  );
}

const shown = () => [...document.querySelectorAll('[data-toolbar-item]')].map((item) => item.textContent);
const more = () => page.getByRole('button', { name: 'More' });

const containers: Readonly<Record<string, CSSProperties>> = {
  'a block': {},
  'a row that is as wide as its content': { display: 'flex' },
  'an inline block': { display: 'inline-block' },
};

test.each(Object.entries(containers))('takes its items back when there is room for them in %s', async (_, style) => {
  await page.viewport(1200, 900);
  const render = renderOnPage(tools(names, { ...style, maxInlineSize: 900 }));
  await expect.poll(shown).toEqual(names);
  for (const width of [240, 120, 400]) {
    render(tools(names, { ...style, maxInlineSize: width }));
    await expect.element(more()).toBeVisible();
    await expect.poll(() => shown().length).toBeLessThan(names.length);
  }
  render(tools(names, { ...style, maxInlineSize: 900 }));
  await expect.poll(shown).toEqual(names);
  expect(more().elements()).toEqual([]);
});

test('measures its items again when they change while some of them are in the menu', async () => {
  await page.viewport(1200, 900);
  const render = renderOnPage(tools(names, { inlineSize: 240 }));
  await expect.element(more()).toBeVisible();
  render(tools(names.slice(1), { inlineSize: 240 }));
  await expect.poll(shown).toContain('Copy');
  render(tools(names.slice(1), { inlineSize: 900 }));
  await expect.poll(shown).toEqual(names.slice(1));
  const short = names.map((_, index) => String(index));
  render(tools(short, { inlineSize: 300 }));
  await expect.poll(shown).toEqual(short);
});

/** Entries of the overflow menu; empty without a menu. */
async function itemsInMenu(): Promise<(string | undefined)[]> {
  if (more().elements().length === 0) return [];
  await userEvent.click(more());
  const items = page.getByRole('menuitem');
  await expect.poll(() => items.elements().length).toBeGreaterThan(0);
  const names = items.elements().map((item) => item.textContent?.trim());
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => items.elements().length).toBe(0);
  return names;
}

/** Every item, in the line or in the menu. */
async function itemsOfToolbar(): Promise<(string | null | undefined)[]> {
  const inMenu = await itemsInMenu();
  // Not sooner: on a busy machine, items may still move to the menu.
  return [...shown(), ...inMenu];
}

test('shows every item exactly once, in the line or in the menu, at every width', async () => {
  await page.viewport(1200, 900);
  const render = renderOnPage(tools(names, { inlineSize: 900 }));
  let widths = 0;
  for (let width = 600; width >= 120; width -= 60) {
    render(tools(names, { inlineSize: width }));
    await expect.poll(() => document.querySelector('[role="toolbar"]')?.scrollWidth).toBeLessThanOrEqual(width);
    await expect.poll(itemsOfToolbar, { message: `${width} px` }).toEqual(names);
    widths += 1;
  }
  expect(widths).toBe(9);
});
