/**
 * Behind `npm start`: builds what is stale, then runs the server in this very process,
 * so that there is only one to stop.
 */
import { stopWithLaunchers } from './launch/stopWithLaunchers.ts';
import { buildWebWhenStale } from './web/buildWeb.ts';

stopWithLaunchers();
await buildWebWhenStale((line) => process.stdout.write(`${line}\n`));
await import('../apps/fs-server/src/main.ts');
