/**
 * Behind `npm start`: builds what is stale, then runs the server in this very process, so that there is only one to
 * stop.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { exitWithParent } from './launch/exitWithParent.ts';
import { buildWebWhenStale } from './web/buildWeb.ts';

exitWithParent();
// A later start takes less than half as long to load modules.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
await buildWebWhenStale((line) => process.stdout.write(`${line}\n`));
await import('../apps/fs-server/src/main.ts');
