import { createRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settled } from '../../.storybook/testing/settled.ts';
import { fieldNames } from './fieldSamples.tsx';
import { renderOnPage } from './renderOnPage.tsx';
import { type PublicComponent, publicComponents } from './stories/uiStories.tsx';

const given = {
  id: 'own-id',
  lang: 'cy',
  'data-own': 'own',
  'aria-label': 'Own name',
  'aria-describedby': 'own-words',
  className: 'own-class',
  style: { scrollMarginTop: '7px' },
};

// TableExport reads the table around it.
const standalone = publicComponents.filter(({ name }) => name !== 'TableExport');

test.each(standalone)('$name passes all shared props to its root element', async (component) => {
  const { root, control } = await rendered(component);
  expect(root.lang).toBe(given.lang);
  expect(root.dataset.own).toBe(given['data-own']);
  // The component's own class comes first.
  expect([...root.classList].at(-1)).toBe(given.className);
  expect(root.style.scrollMarginTop).toBe(given.style.scrollMarginTop);
  // A field's id is its control's, since labels and links point at that. A lazy editor loads when shown.
  await expect.poll(() => carriers(root, '#own-id'), { timeout: 10_000 }).toHaveLength(1);
  expect(root.contains(control)).toBe(true);
  // An element without a role takes no ARIA label, and a field is named by the label that its users see.
  const takesWords = root.hasAttribute('role') || !/^(DIV|SPAN)$/.test(root.tagName);
  const isField = fieldNames.includes(component.name);
  expect(!takesWords || carriers(root, '[aria-describedby~="own-words"]').length === 1).toBe(true);
  expect(!takesWords || isField || carriers(root, '[aria-label="Own name"]').length === 1).toBe(true);
});

test.each(standalone)('$name has no outer margin', async (component) => {
  const { root } = await rendered(component);
  const { marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(root);
  const margins = [marginTop, marginRight, marginBottom, marginLeft].map(Number.parseFloat);
  expect(Math.max(...margins)).toBeLessThanOrEqual(0);
});

test('every public component was rendered', () => {
  expect(standalone.length).toBeGreaterThan(80);
});

/** Renders the component with its stories' args, and opens it where needed. */
async function rendered({ name, Component, args }: PublicComponent) {
  const ref = createRef<HTMLElement>();
  const rootRef = createRef<HTMLElement>();
  // The ref of a field is its control.
  const isField = fieldNames.includes(name);
  renderOnPage(<Component {...args} {...given} {...{ ref, ...(isField && { rootRef }) }} />);
  await settled();
  // A tooltip opens on focus; a menu and a popover open when their trigger is activated.
  for (const key of ['{Tab}', '{Enter}']) {
    if (ref.current) break;
    await userEvent.keyboard(key);
    await settled();
  }
  // A hover card opens after a delay.
  await expect.poll(() => ref.current).not.toBeNull();
  const control = ref.current as HTMLElement;
  return { root: isField ? (rootRef.current ?? control) : control, control };
}

function carriers(element: HTMLElement, selector: string): Element[] {
  return [element, ...element.querySelectorAll('*')].filter((candidate) => candidate.matches(selector));
}
