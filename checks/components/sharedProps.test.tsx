import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ShownIn } from '../../.storybook/ShownIn.tsx';
import { settled } from '../../.storybook/testing/settled.ts';
import { type PublicComponent, publicComponents } from './everyStory.tsx';

const given = {
  id: 'own-id',
  lang: 'cy',
  'data-own': 'own',
  'aria-label': 'Own name',
  'aria-describedby': 'own-words',
};

test.each(publicComponents)('$name hands on ref, id, language, data and words to what it draws', async (component) => {
  const element = await drawn(component);
  expect(element.lang).toBe(given.lang);
  expect(element.dataset.own).toBe(given['data-own']);
  // The id of a field is its control's, since that is what a label or a link points at; an editor loads when shown.
  await expect.poll(() => carriers(element, '#own-id'), { timeout: 10_000 }).toHaveLength(1);
  // An element that means nothing takes no words, and what has a label is named by that.
  const takesWords = element.hasAttribute('role') || !/^(DIV|SPAN)$/.test(element.tagName);
  const isLabelled = 'label' in component.args;
  expect(!takesWords || carriers(element, '[aria-describedby~="own-words"]').length === 1).toBe(true);
  expect(!takesWords || isLabelled || carriers(element, '[aria-label="Own name"]').length === 1).toBe(true);
});

test.each(publicComponents)('$name does not push its neighbours away', async (component) => {
  const element = await drawn(component);
  const { marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(element);
  const margins = [marginTop, marginRight, marginBottom, marginLeft].map(Number.parseFloat);
  expect(Math.max(...margins)).toBeLessThanOrEqual(0);
});

test('every public component was drawn', () => {
  expect(publicComponents.length).toBeGreaterThan(65);
});

/** Draws the component as its stories begin, and opens it where it waits for that. */
async function drawn({ Component, args }: PublicComponent): Promise<HTMLElement> {
  const ref = createRef<HTMLElement>();
  const props = { ...args, ...given, ref };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <ShownIn theme="light" brand="foresight" locale="en" density="comfortable">
      <Component {...props} />
    </ShownIn>,
  );
  await settled();
  // A tooltip comes with the focus; a menu and a popover, when their trigger is pressed.
  for (const key of ['{Tab}', '{Enter}']) {
    if (ref.current) break;
    await userEvent.keyboard(key);
    await settled();
  }
  // A card waits until the focus has rested a while.
  return vi.waitUntil(() => ref.current, { timeout: 3000 });
}

function carriers(element: HTMLElement, selector: string): Element[] {
  return [element, ...element.querySelectorAll('*')].filter((candidate) => candidate.matches(selector));
}
