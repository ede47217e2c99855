import { describeDiskFailure } from './database/diskFailure.ts';
import { startServer } from './startServer.ts';
import { stopOnSignals } from './stopOnSignals.ts';

/** Starts the server from environment variables. Reports expected failures in one sentence. */
try {
  const server = await startServer(process.env);
  stopOnSignals(server.stop, server.drainMs);
  process.stdout.write(server.announcement);
  void server.databaseLoss.then(({ message }) => {
    process.stderr.write(`${message} Start Foresight again.\n`);
    process.exit(1);
  });
} catch (error) {
  const { message, isExpected } = describeStartFailure(error);
  process.stderr.write(`${message}\n`);
  if (!isExpected && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  process.exit(1);
}

function describeStartFailure(error: unknown): { message: string; isExpected: boolean } {
  const diskFailure = describeDiskFailure(error);
  if (diskFailure !== null) return { message: `Foresight could not start: ${diskFailure}.`, isExpected: true };
  const isExpected =
    error instanceof Error && ['EnvironmentError', 'DatabaseUnavailable', 'PortUnavailable'].includes(error.name);
  return isExpected
    ? { message: (error as Error).message, isExpected }
    : { message: 'Foresight could not start because of an unexpected error:', isExpected };
}
