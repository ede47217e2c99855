import { text } from 'node:stream/consumers';
import { runAdmin } from './admin/runAdmin.ts';
import { describeDiskFailure } from './database/diskFailure.ts';

/** Runs `npm run admin -- COMMAND`. Reports expected failures in one sentence, and exits with 1. */
try {
  process.stdout.write(await runAdmin(process.argv.slice(2), process.env, () => text(process.stdin)));
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}

function describeFailure(error: unknown): string {
  const expected = ['AdminError', 'EnvironmentError', 'DatabaseUnavailable'];
  if (error instanceof Error && expected.includes(error.name)) return error.message;
  const diskFailure = describeDiskFailure(error);
  if (diskFailure !== null) return `Nothing was changed: ${diskFailure}.`;
  // Drivers put row values into their messages.
  return `Nothing was changed, because of an unexpected error: ${error instanceof Error ? error.name : 'unknown'}.`;
}
