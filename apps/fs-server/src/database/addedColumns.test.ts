import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from './migrations/list.ts';

/** Earlier ones are released, so they are not edited any more. */
const first = '073';

function addedColumns(): { table: string; column: string }[] {
  return migrations
    .filter(({ name }) => name >= first)
    .flatMap(({ sql }) => [...sql.matchAll(/alter table (\w+)([^;]*);/g)])
    .flatMap(([, table = '', changes = '']) =>
      [...changes.matchAll(/add column (\w+)/g)].map(([, column = '']) => ({ table, column })),
    );
}

/** The tables that have a column of this name, by the list that is generated from the schema. */
function tablesWith(column: string): string[] {
  const columns = readFileSync(join(import.meta.dirname, '../generated/columns.gen.ts'), 'utf8');
  return [...columns.matchAll(/^ {2}(\w+): \{\n([^}]*)\}/gm)].flatMap(([, table = '', names = '']) =>
    names.includes(` ${column}: [`) ? [table] : [],
  );
}

test('a column that a migration adds has a name of its own, so that joins of an older version stay unambiguous', () => {
  expect(tablesWith('published_at')).toContain('article_keywords');
  expect(addedColumns()).toContainEqual({ table: 'article_organizations', column: 'article_published_at' });
  expect(addedColumns().map(({ table, column }) => ({ column, tables: tablesWith(column), added: table }))).toEqual(
    addedColumns().map(({ table, column }) => ({ column, tables: [table], added: table })),
  );
});
