import assert from 'node:assert/strict';
import { migrations } from '../../../database/migrations/list.ts';
import type { Proof } from './Proof.ts';

export const startTogether: Proof = {
  title: 'both processes started at once on an empty database, through PgBouncer, and migrated it once',
  run: async ({ database }) => {
    const applied = await database.kysely.selectFrom('schema_version').select('name').orderBy('position').execute();
    assert.deepEqual(
      applied.map(({ name }) => name),
      migrations.map(({ name }) => name),
    );
    return `${applied.length} migrations`;
  },
};
