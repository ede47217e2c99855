import { expect, test } from 'vitest';
import { runAll } from './runAll.ts';
import type { Step } from './Step.ts';
import { nothing } from './tally.ts';

/** Returns start and end events in order, when each step ends one turn after the next could have started. */
async function eventsOf(names: readonly string[], atOnce: number): Promise<string[]> {
  const events: string[] = [];
  const steps = names.map((name): Step => ({ name, does: '', commands: [] }));
  await runAll(steps, atOnce, async ({ name }) => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    return { name, ...nothing, seconds: 0, output: '', flaky: [] };
  });
  return events;
}

test('two steps run at the same time, and the next begins when one ends', async () => {
  const events = await eventsOf(['types', 'unit', 'e2e'], 2);
  expect(events).toEqual(['types begins', 'unit begins', 'types ends', 'e2e begins', 'unit ends', 'e2e ends']);
});

test('a machine with one processor runs all steps one after another', async () => {
  expect(await eventsOf(['unit', 'e2e'], 1)).toEqual(['unit begins', 'unit ends', 'e2e begins', 'e2e ends']);
});
