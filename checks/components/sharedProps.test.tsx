import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ShownIn } from '../../.storybook/ShownIn.tsx';
import { settled } from '../../.storybook/testing/settled.ts';
import { type PublicComponent, publicComponents } from './everyStory.tsx';
import { fieldNames } from './fieldSamples.tsx';

const given = {
  id: 'own-id',
  lang: 'cy',
  'data-own': 'own',
  'aria-label': 'Own name',
  'aria-describedby': 'own-words',
};

test.each(publicComponents)(
  '$name passes ref, id, language, data and ARIA attributes to its element',
  async (component) => {
    const element = await rendered(component);
    expect(element.lang).toBe(given.lang);
    expect(element.dataset.own).toBe(given['data-own']);
    // A field's id is its control's, since labels and links point at that. A lazy editor loads when shown.
    await expect.poll(() => carriers(element, '#own-id'), { timeout: 10_000 }).toHaveLength(1);
    // An element without a role takes no ARIA label, and a component with a label has that as its name.
    const takesWords = element.hasAttribute('role') || !/^(DIV|SPAN)$/.test(element.tagName);
    const hasLabel = 'label' in component.args;
    expect(!takesWords || carriers(element, '[aria-describedby~="own-words"]').length === 1).toBe(true);
    expect(!takesWords || hasLabel || carriers(element, '[aria-label="Own name"]').length === 1).toBe(true);
  },
);

test.each(publicComponents)('$name has no outer margin', async (component) => {
  const element = await rendered(component);
  const { marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(element);
  const margins = [marginTop, marginRight, marginBottom, marginLeft].map(Number.parseFloat);
  expect(Math.max(...margins)).toBeLessThanOrEqual(0);
});

test('every public component was rendered', () => {
  expect(publicComponents.length).toBeGreaterThan(65);
});

/** Renders the component with its stories' args, and opens it where needed. */
async function rendered({ name, Component, args }: PublicComponent): Promise<HTMLElement> {
  const ref = createRef<HTMLElement>();
  // The ref of a field is its control.
  const props = { ...args, ...given, [fieldNames.includes(name) ? 'rootRef' : 'ref']: ref };
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
  // A tooltip opens on focus; a menu and a popover open when their trigger is activated.
  for (const key of ['{Tab}', '{Enter}']) {
    if (ref.current) break;
    await userEvent.keyboard(key);
    await settled();
  }
  // A hover card opens after a delay.
  return vi.waitUntil(() => ref.current, { timeout: 3000 });
}

function carriers(element: HTMLElement, selector: string): Element[] {
  return [element, ...element.querySelectorAll('*')].filter((candidate) => candidate.matches(selector));
}
