/**
 * Behind `npm start`: builds what is stale, then runs the server in this very process,
 * so that there is only one to stop.
 */
import { buildWebWhenStale } from './web/buildWeb.ts';

await buildWebWhenStale((line) => process.stdout.write(`${line}\n`));
await import('../apps/fs-server/src/main.ts');
