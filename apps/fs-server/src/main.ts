import { describeDiskFailure } from './database/diskFailure.ts';
import { startServer } from './startServer.ts';
import { stopOnSignals } from './stopOnSignals.ts';

/** Reads the environment and listens. Anything that a person can mend is told in one sentence. */
try {
  const server = await startServer(process.env);
  stopOnSignals(server.stop);
  process.stdout.write(server.announcement);
  void server.databaseLoss.then(({ message }) => {
    process.stderr.write(`${message} Start Foresight again.\n`);
    process.exit(1);
  });
} catch (error) {
  const { message, isForPeople } = describeStartFailure(error);
  process.stderr.write(`${message}\n`);
  if (!isForPeople && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  process.exit(1);
}

function describeStartFailure(error: unknown): { message: string; isForPeople: boolean } {
  const diskFailure = describeDiskFailure(error);
  if (diskFailure !== null) return { message: `Foresight could not start: ${diskFailure}.`, isForPeople: true };
  const isForPeople =
    error instanceof Error && ['EnvironmentError', 'DatabaseUnavailable', 'PortUnavailable'].includes(error.name);
  return isForPeople
    ? { message: (error as Error).message, isForPeople }
    : { message: 'Foresight could not start because of an unexpected error:', isForPeople };
}
