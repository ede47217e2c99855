import { argv } from 'node:process';
import { sql } from 'kysely';
import { openDatabase } from '../database.ts';

/** Runs so many different statements in the data folder that V8 optimizes what all of them need, the parser first. */
const [, , dataDir = ''] = argv;
const { kysely, close } = await openDatabase({ dataDir });
for (let number = 0; number < 3000; number += 1) {
  const text = `select ${number} as number, relname from pg_class where oid = ${number} and relname like 'x%' order by 1`;
  await sql.raw(text).execute(kysely);
}
await close();
