/**
 * Runs as a separate process that the durability test kills: opens the database in the given folder, inserts rows one
 * by one, and prints each id once the database has acknowledged it.
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '../database.ts';

const [, , dataDir = '', run = ''] = process.argv;
const { kysely } = await openDatabase({ dataDir });

for (let number = 0; ; number += 1) {
  const key = `${run}-${number}`;
  await kysely
    .insertInto('service_state')
    .values({ key, value: 'x'.repeat(number % 3000) })
    .execute();
  writeSync(process.stdout.fd, `${key}\n`);
}
