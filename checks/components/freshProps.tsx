import { cloneElement, isValidElement } from 'react';
import { expect } from 'vitest';
import { settled } from '../../.storybook/testing/settled.ts';
import type { StoryArgs } from './stories/RenderedStory.tsx';

const focusable = ':is(a[href], button, input, textarea, [tabindex="0"]):not(:disabled, [aria-hidden="true"] *)';

/** Whether a story has args that an app could write inline. */
export function hasData(args: StoryArgs): boolean {
  return Object.values(args).some((arg) => copyOf(arg) !== arg);
}

/**
 * Expects the story on the page to keep its elements and focus when its props are new but equal: an app that writes
 * arrays and callbacks inline passes new ones at every render.
 * @returns whether an element had the focus.
 */
export async function expectFreshPropsKeepAll(args: StoryArgs, render: (args: StoryArgs) => void): Promise<boolean> {
  // Lazy-loaded code may arrive meanwhile and replace a skeleton, so a loss counts only if it happens each time.
  const renderAgain = async () => {
    focusFirst();
    // An open overlay takes the focus back.
    await settled();
    const focus = document.activeElement;
    const elements = [...document.body.querySelectorAll('*')];
    render(copyOf(args) as StoryArgs);
    await settled();
    const lost = elements.filter((element) => !element.isConnected).map(outline);
    return { lost, keepsFocus: document.activeElement === focus };
  };
  await expect.poll(renderAgain).toEqual({ lost: [], keepsFocus: true });
  return document.activeElement !== document.body;
}

function focusFirst() {
  const target = [...document.querySelectorAll<HTMLElement>(focusable)].find((element) => element.checkVisibility());
  target?.focus();
}

const outline = (element: Element) => element.outerHTML.slice(0, 120);

/** Copies what an app could write inline: objects, arrays, elements and functions. */
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
