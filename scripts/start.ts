/**
 * Behind `npm start`: builds what is stale, then runs the server in this very process, so that there is only one to
 * stop.
 */
import { exitWithParent } from './launch/exitWithParent.ts';
import { buildWebWhenStale } from './web/buildWeb.ts';

exitWithParent();
await buildWebWhenStale((line) => process.stdout.write(`${line}\n`));
await import('../apps/fs-server/src/main.ts');
