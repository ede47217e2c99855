import { expect, test } from 'vitest';
import { runAll } from './runAll.ts';
import type { Step } from './Step.ts';
import { nothing } from './tally.ts';

function step(name: string, processors: Step['processors']): Step {
  return { name, processors, does: '', commands: [] };
}

/** Returns start and end events in order, when each step ends one turn after the next could have started. */
async function eventsOf(steps: readonly Step[], processors: number): Promise<string[]> {
  const events: string[] = [];
  await runAll(steps, processors, async ({ name }) => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    return { name, ...nothing, seconds: 0, output: '', flaky: [] };
  });
  return events;
}

test('two light steps run at the same time', async () => {
  const events = await eventsOf([step('types', 1), step('unit', 1)], 2);
  expect(events).toEqual(['types begins', 'unit begins', 'types ends', 'unit ends']);
});

test('a heavy step runs alone', async () => {
  const events = await eventsOf([step('unit', 1), step('e2e', 2), step('lint', 1)], 2);
  expect(events).toEqual(['unit begins', 'unit ends', 'e2e begins', 'e2e ends', 'lint begins', 'lint ends']);
});

test('a machine with one processor runs all steps one after another', async () => {
  expect(await eventsOf([step('unit', 1), step('e2e', 2)], 1)).toEqual([
    'unit begins',
    'unit ends',
    'e2e begins',
    'e2e ends',
  ]);
});
