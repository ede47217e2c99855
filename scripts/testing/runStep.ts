import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ended, runCommand } from './runCommand.ts';
import type { Step, StepResult } from './Step.ts';
import { adjustCounts, nothing } from './tally.ts';
import { countTests, flakyTests, readVitestReport } from './vitestReport.ts';

const results = join(import.meta.dirname, '../../.results');

/** Path of a vitest step's report. */
export function reportOf(name: string): string {
  return join(results, `${name}.json`);
}

/** Runs a step to its end. Never throws: any error is a failed step. */
export async function runStep(step: Step): Promise<StepResult> {
  const { name, isVitest, beforehand, afterwards } = step;
  const began = performance.now();
  await rm(reportOf(name), { force: true });
  await beforehand?.();
  const { exitCode, output } = await runCommands(step);
  const report = isVitest ? await readVitestReport(reportOf(name)) : null;
  const counts = isVitest ? countTests(report) : passedOnce(exitCode);
  const complaints = exitCode === 0 && afterwards ? await afterwards() : [];
  return {
    name,
    ...adjustCounts(counts, { exitCode, complaints: complaints.length }),
    seconds: (performance.now() - began) / 1000,
    flaky: flakyTests(report),
    output: [output, ...complaints].join('\n'),
  };
}

async function runCommands({ name, commands, isVitest }: Step): Promise<Ended> {
  const report = isVitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`] : [];
  let output = '';
  for (const command of commands) {
    const ended = await runCommand([...command, ...report]);
    output += ended.output;
    if (ended.exitCode !== 0) return { exitCode: ended.exitCode, output };
  }
  return { exitCode: 0, output };
}

function passedOnce(exitCode: number) {
  return exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}
