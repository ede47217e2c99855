/** Runs as a separate process: opens the database in the given folder, reports that, and holds it until killed. */
import { writeSync } from 'node:fs';
import { openDatabase } from '../database.ts';

const [, , dataDir = ''] = process.argv;
await openDatabase({ dataDir });
writeSync(process.stdout.fd, 'open\n');
