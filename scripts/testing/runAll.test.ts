import { expect, test } from 'vitest';
import { runAll } from './runAll.ts';
import type { Step } from './Step.ts';
import { nothing } from './tally.ts';

function step(name: string, processors: Step['processors']): Step {
  return { name, processors, does: '', commands: [] };
}

/** What begins and ends, in order, when each step ends one turn after the next could have begun. */
async function eventsOf(steps: readonly Step[], processors: number): Promise<string[]> {
  const events: string[] = [];
  await runAll(steps, processors, async ({ name }) => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    return { name, ...nothing, seconds: 0, output: '' };
  });
  return events;
}

test('two light steps run beside each other', async () => {
  const events = await eventsOf([step('types', 1), step('unit', 1)], 2);
  expect(events).toEqual(['types begins', 'unit begins', 'types ends', 'unit ends']);
});

test('a heavy step has the machine for itself', async () => {
  const events = await eventsOf([step('unit', 1), step('journeys', 2), step('lint', 1)], 2);
  expect(events).toEqual(['unit begins', 'unit ends', 'journeys begins', 'journeys ends', 'lint begins', 'lint ends']);
});

test('a machine with one processor runs all of them, one after the other', async () => {
  expect(await eventsOf([step('unit', 1), step('journeys', 2)], 1)).toEqual([
    'unit begins',
    'unit ends',
    'journeys begins',
    'journeys ends',
  ]);
});
