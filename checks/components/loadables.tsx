import { denied, failed, type Loadable, loading } from '@fs/ui';
import { expect } from 'vitest';
import { settled } from '../../.storybook/testing/settled.ts';
import type { StoryArgs } from './stories/RenderedStory.tsx';

type Ready = Extract<Loadable<unknown>, { state: 'ready' }>;

const fields = 'input, textarea, select, [contenteditable="true"]';

const failure = 'It could not be loaded.';
/** A page needs its `h1` in each of these states. */
const valueless = [loading(), failed(failure), denied('forbidden')];

/** Whether an arg of a story is a value that an app loads. */
export function hasLoadedValue(args: StoryArgs): boolean {
  return Object.values(args).some(isReady);
}

interface Kept {
  fields: number;
  pageHeadings: number;
}

/**
 * Expects the story on the page to keep its fields and its page heading: a save or refetch that fails turns `ready` into
 * `failed` with the last value, and input in its fields must survive. A component with a page's `h1` has one in every
 * state.
 */
export async function expectFailureKeepsFields(args: StoryArgs, render: (args: StoryArgs) => void): Promise<Kept> {
  const before = [...document.querySelectorAll(fields)];
  const hasPageHeading = document.querySelector('h1') !== null;
  if (before.length === 0 && !hasPageHeading) return { fields: 0, pageHeadings: 0 };

  render(withStates(args, ({ value }) => failed(failure, { last: value })));
  await settled();
  // A widget may remove a control that could only fail again, and code may arrive late, but no field may be replaced.
  const after = [...document.querySelectorAll(fields)];
  const lost = before.filter((field) => !field.isConnected).map(outline);
  const added = after.filter((field) => !before.includes(field)).map(outline);
  expect(lost.length === 0 || added.length === 0, `${lost} became ${added}`).toBe(true);

  if (!hasPageHeading) return { fields: after.length, pageHeadings: 0 };
  for (const state of valueless) {
    render(withStates(args, () => state));
    await settled();
    expect(document.querySelectorAll('h1'), `h1 elements when ${state.state}`).toHaveLength(1);
  }
  return { fields: after.length, pageHeadings: valueless.length };
}

const outline = (field: Element) => field.outerHTML.slice(0, 120);

function isReady(value: unknown): value is Ready {
  return typeof value === 'object' && value !== null && 'state' in value && value.state === 'ready' && 'value' in value;
}

function withStates(args: StoryArgs, toState: (value: Ready) => Loadable<unknown>): StoryArgs {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isReady(value) ? toState(value) : value]),
  );
}
