import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAll } from './testing/runAll.ts';
import { stopAll } from './testing/runCommand.ts';
import { runStep } from './testing/runStep.ts';
import type { Step, StepResult } from './testing/Step.ts';
import { allSteps } from './testing/steps.ts';
import { formatCounts, sum } from './testing/tally.ts';
import { keepTemporaryFilesInMemory } from './testing/temporaryFolder.ts';

// `npm test`: runs every check. `--only unit,stories` runs some; `--update-screenshots` retakes the stories'
// screenshots.
const { values } = parseArgs({
  options: { only: { type: 'string' }, 'update-screenshots': { type: 'boolean', default: false } },
});
const steps = chosenSteps(values.only?.split(','));
const deleteTemporaryFiles = keepTemporaryFilesInMemory();

for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, async () => {
    await stopAll();
    deleteTemporaryFiles();
    print('Stopped before the end.');
    process.exit(exitCode);
  });
}

const folder = join(import.meta.dirname, '../.results');
await mkdir(folder, { recursive: true });
const began = performance.now();
const results = await runAll(steps, Math.min(availableParallelism(), 2), runAndTell);
deleteTemporaryFiles();
await writeFile(join(folder, 'steps.json'), JSON.stringify(results.map(({ output: _, ...result }) => result)));

const total = sum(results);
const flaky = results.flatMap((result) => result.flaky);
if (flaky.length > 0) print(`\nPassed at the second try only. Find out why, and fix it:\n${flaky.join('\n')}`);
print(`\n${seconds((performance.now() - began) / 1000)} in all`);
print(formatCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;

function chosenSteps(names: readonly string[] | undefined): Step[] {
  const all = allSteps({ updatesScreenshots: values['update-screenshots'] });
  if (!names) return all;
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    print(`Unknown step: ${unknown.join(', ')}. Available: ${all.map(({ name }) => name).join(', ')}`);
    process.exit(2);
  }
  return all.filter(({ name }) => names.includes(name));
}

async function runAndTell(step: Step): Promise<StepResult> {
  print(`… ${step.name} ${step.does}`);
  const start = performance.now();
  const sinceStart = () => seconds((performance.now() - start) / 1000);
  const stillRunning = setInterval(() => print(`… ${step.name} still running (${sinceStart()})`), 30_000);
  const result = await runStep(step);
  clearInterval(stillRunning);
  if (result.failed > 0) print(`\n${result.output.trim()}\n`);
  const sign = result.failed > 0 ? '✗' : '✓';
  print(`${sign} ${step.name} ${formatCounts(result)} (${seconds(result.seconds)})`);
  return result;
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
