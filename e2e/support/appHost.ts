/**
 * A program that runs the apps of one worker's test files, one after another: loading the server's modules is most of
 * a start's work, and is done once here. The tests ask for starts and stops by message, see `openHost.ts`.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

export type HostRequest =
  | { kind: 'start'; id: number; variables: Readonly<Record<string, string | undefined>> }
  | { kind: 'stop'; id: number };

export interface HostReport {
  id: number;
  /** What the app prints when it is ready, or why it could not start or stop. */
  result: { announcement: string } | { failure: string };
}

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
const { startServer } = await import('../../apps/fs-server/src/startServer.ts');

const stops = new Map<number, () => Promise<void>>();

async function handle(request: HostRequest): Promise<HostReport['result']> {
  if (request.kind === 'stop') {
    const stop = stops.get(request.id);
    stops.delete(request.id);
    await stop?.();
    return { announcement: '' };
  }
  const server = await startServer(request.variables);
  stops.set(request.id, server.stop);
  return { announcement: server.announcement };
}

process.on('message', (request: HostRequest) => {
  const report = (result: HostReport['result']) => process.send?.({ id: request.id, result } satisfies HostReport);
  handle(request).then(report, (error: unknown) => {
    report({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
});
// The tests have ended.
process.on('disconnect', () => process.exit());
