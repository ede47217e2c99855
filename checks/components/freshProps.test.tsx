import { type ComponentType, cloneElement, isValidElement } from 'react';
import { expect, test, vi } from 'vitest';
import { settled } from '../../.storybook/testing/settled.ts';
import { everyStory } from './everyStory.tsx';
import { openRoot } from './openRoot.ts';

type Args = Readonly<Record<string, unknown>>;

const focusable = ':is(a[href], button, input, textarea, [tabindex="0"]):not(:disabled, [aria-hidden="true"] *)';
const storiesWithData = everyStory.filter(({ Story }) => Object.values(Story.args).some((arg) => copyOf(arg) !== arg));
let focused = 0;

/** An app that writes arrays and callbacks inline passes new ones at every render. */
test.each(storiesWithData)('$name keeps its elements and focus when its props are new but equal', async ({ Story }) => {
  const root = openRoot();
  const Rendered: ComponentType<Args> = Story;
  root.render(<Rendered {...Story.args} />);
  await settled();
  // Lazy-loaded code may arrive meanwhile and replace a skeleton, so a loss counts only if it happens each time.
  await vi.waitFor(
    async () => {
      focusFirst();
      // An open overlay takes the focus back.
      await settled();
      const focus = document.activeElement;
      const elements = [...document.body.querySelectorAll('*')];
      root.render(<Rendered {...fresh(Story.args)} />);
      await settled();
      expect(elements.filter((element) => !element.isConnected).map(outline)).toEqual([]);
      expect(document.activeElement).toBe(focus);
    },
    { timeout: 10_000 },
  );
  if (document.activeElement !== document.body) focused += 1;
});

test('most stories have data and an element with focus', () => {
  expect(storiesWithData.length).toBeGreaterThan(600);
  expect(focused).toBeGreaterThan(400);
});

function focusFirst() {
  const target = [...document.querySelectorAll<HTMLElement>(focusable)].find((element) => element.checkVisibility());
  target?.focus();
}

const outline = (element: Element) => element.outerHTML.slice(0, 120);

/** Copies what an app could write inline: objects, arrays, elements and functions. */
function fresh<Value>(value: Value): Value {
  return copyOf(value) as Value;
}

function copyOf(value: unknown): unknown {
  if (typeof value === 'function') return (...args: unknown[]) => value(...args);
  if (isValidElement(value)) return cloneElement(value);
  if (Array.isArray(value)) return value.map(copyOf);
  if (value instanceof Set) return new Set(value);
  if (value instanceof Map) return new Map(value);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  // A ref is one object for the life of its component.
  if ('current' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}
