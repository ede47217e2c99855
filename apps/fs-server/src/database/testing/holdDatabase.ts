/** Started as a process of its own: opens the database in the folder given, says so, and holds it until it is ended. */
import { writeSync } from 'node:fs';
import { openDatabase } from '../database.ts';

const [, , dataDir = ''] = process.argv;
await openDatabase({ dataDir });
writeSync(process.stdout.fd, 'open\n');
