import { denied, failed, type Loadable, loading } from '@fs/ui';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { settled } from '../../.storybook/testing/settled.ts';
import { everyStory } from './everyStory.tsx';
import { openRoot } from './openRoot.ts';

type Args = Readonly<Record<string, unknown>>;
type Ready = Extract<Loadable<unknown>, { state: 'ready' }>;

const fields = 'input, textarea, select, [contenteditable="true"]';

const failure = 'It could not be loaded.';
/** A page needs its `h1` in each of these states. */
const valueless = [loading(), failed(failure), denied('forbidden')];

const storiesWithValues = everyStory.filter(({ Story }) => Object.values(Story.args).some(isReady));
let fieldsKept = 0;
let pageHeadings = 0;

/**
 * A save or refetch that fails turns `ready` into `failed` with the last value; input in its fields must survive. A
 * component with a page's `h1` has one in every state.
 */
test.each(storiesWithValues)('$name keeps its fields and its page heading when its value fails', async ({ Story }) => {
  const root = openRoot();
  const Rendered: ComponentType<Args> = Story;
  root.render(<Rendered {...Story.args} />);
  await settled();
  const before = [...document.querySelectorAll(fields)];
  const hasPageHeading = document.querySelector('h1') !== null;
  if (before.length === 0 && !hasPageHeading) return;

  root.render(<Rendered {...withStates(Story.args, ({ value }) => failed(failure, { last: value }))} />);
  await settled();
  // A widget may remove a control that could only fail again, and code may arrive late, but no field may be replaced.
  const after = [...document.querySelectorAll(fields)];
  const lost = before.filter((field) => !field.isConnected).map(outline);
  const added = after.filter((field) => !before.includes(field)).map(outline);
  expect(lost.length === 0 || added.length === 0, `${lost} became ${added}`).toBe(true);
  fieldsKept += after.length;

  if (!hasPageHeading) return;
  for (const state of valueless) {
    root.render(<Rendered {...withStates(Story.args, () => state)} />);
    await settled();
    expect(document.querySelectorAll('h1'), `h1 elements when ${state.state}`).toHaveLength(1);
    pageHeadings += 1;
  }
});

test('stories with a value and with fields were checked', () => {
  expect(storiesWithValues.length).toBeGreaterThan(150);
  expect(fieldsKept).toBeGreaterThan(100);
  expect(pageHeadings).toBeGreaterThan(30);
});

const outline = (field: Element) => field.outerHTML.slice(0, 120);

function isReady(value: unknown): value is Ready {
  return typeof value === 'object' && value !== null && 'state' in value && value.state === 'ready' && 'value' in value;
}

function withStates(args: Args, toState: (value: Ready) => Loadable<unknown>): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isReady(value) ? toState(value) : value]),
  );
}
