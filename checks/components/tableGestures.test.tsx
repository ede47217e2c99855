import type { TableState } from '@fs/ui';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled } from '../../.storybook/testing/settled.ts';
import { dragColumn, headerOf, nameIn, tableGestures } from './tableGestures.ts';
import { type OwnerKind, renderTable, TableOwner } from './tableOwner.tsx';

beforeEach(() => page.viewport(1200, 900));

async function tableOf(owner: TableOwner) {
  renderTable(owner);
  await expect.element(page.getByText('23 results')).toBeVisible();
}

test.each(['{Enter}', ' '])('sorts by every header with the key %o after a column was dragged', async (key) => {
  const owner = new TableOwner();
  await tableOf(owner);
  await dragColumn('country', 'boxes', settled);
  expect(owner.asked.order?.indexOf('country')).toBe(3);
  expect(owner.asked.sort).toEqual([]);
  const sortable = ['name', 'country', 'opened', 'boxes'];
  for (const column of sortable) {
    nameIn(column).focus();
    await userEvent.keyboard(key);
    await expect.poll(() => owner.asked.sort[0]?.column).toBe(column);
    expect(headerOf(column).ariaSort).not.toBe('none');
  }
});

test('keeps a filter that is applied while a column is dragged', async () => {
  const owner = new TableOwner();
  await tableOf(owner);
  await dragColumn('country', 'boxes', async () => {
    owner.update(onlyGermany);
    await settled();
  });
  expect(owner.asked.filters).toEqual(onlyGermany(owner.asked).filters);
  expect(owner.asked.order).toBeDefined();
});

test.each<OwnerKind>(['at once', 'later, from the rendered state', 'later, from the latest state'])(
  'keeps the change of every other gesture when the controlled state updates %s',
  async (kind) => {
    const answersAtOnce = kind === 'at once';
    await page.viewport(1200, 900);
    const owner = new TableOwner();
    await tableOf(owner);
    owner.kind = kind;
    const choose = chooser(answersAtOnce ? 1 : 2);
    const gestures = tableGestures(choose);
    const done = new Map<string, number>();
    for (let step = 0; step < 80; step += 1) {
      const gesture = step < gestures.length ? gestures[step] : choose(gestures);
      if (!gesture || gesture.isPossible?.() === false) continue;
      const isDelivered = answersAtOnce || choose([true, false]);
      if (isDelivered) owner.deliver();
      await settled();
      let before = owner.asked;
      await gesture.run(async () => {
        owner.update(choose(outsideChanges));
        before = owner.asked;
        await settled();
      });
      await settled();
      const where = `step ${step}: ${gesture.name}`;
      const rest = (state: TableState) => ({
        ...state,
        ...Object.fromEntries(gesture.changes.map((part) => [part, 0])),
      });
      expect(rest(owner.asked), where).toEqual(rest(before));
      const [part] = gesture.changes;
      const isSame = JSON.stringify(owner.asked[part]) === JSON.stringify(before[part]);
      expect(isDelivered && isSame, where).toBe(false);
      done.set(gesture.name, (done.get(gesture.name) ?? 0) + 1);
    }
    expect(done.size).toBe(gestures.length);
  },
  120_000,
);

test('closes the popover of a cell when another row takes its place, and keeps it while its row stays', async () => {
  const owner = new TableOwner();
  await tableOf(owner);
  await userEvent.click(page.getByRole('button', { name: 'Services of Rotterdam' }));
  const popover = page.getByRole('dialog', { name: 'Services of Rotterdam' });
  await expect.element(popover).toBeVisible();
  owner.refetch(owner.all.map((row) => ({ ...row })));
  await settled();
  await expect.element(popover).toBeVisible();
  owner.refetch(owner.all.slice(1));
  await expect.element(popover).not.toBeInTheDocument();
});

const onlyGermany = (state: TableState): TableState => ({
  ...state,
  filters: { ...state.filters, country: { kind: 'choice', ids: ['Germany', 'Spain', 'Greece'] } },
});

/** Changes to the controlled state while a pointer is held down. */
const outsideChanges: readonly ((state: TableState) => TableState)[] = [
  onlyGermany,
  ({ filters: { country: _, ...filters }, ...state }) => ({ ...state, filters }),
  (state) => ({ ...state, density: state.density === 'compact' ? 'comfortable' : 'compact' }),
  (state) => ({ ...state, sort: [{ column: 'opened', direction: 'descending' }] }),
];

/** Pseudorandom choices, the same for the same seed (mulberry32). */
function chooser(seed: number) {
  let at = seed;
  return <Item,>(items: readonly Item[]): Item => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    const item = items[((mixed ^ (mixed >>> 14)) >>> 0) % items.length];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  };
}
