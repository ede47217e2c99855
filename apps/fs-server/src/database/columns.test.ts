import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Columns } from '../generated/columns.gen.ts';
import type { Tables } from './tables.ts';
import { describeStores } from './testing/contractStores.ts';

/** What `columnParsers` reads of each type. */
interface Values {
  boolean: boolean;
  smallint: number;
  integer: number;
  bigint: number;
  real: number;
  'double precision': number;
  text: string;
  uuid: string;
  date: string;
  'timestamp with time zone': Date;
  bytea: Buffer;
  jsonb: unknown;
  'integer[]': readonly number[];
  'bigint[]': readonly number[];
  'text[]': readonly string[];
  'uuid[]': readonly string[];
  tsvector: string;
}

type IsNull<Value> = unknown extends Value ? false : null extends Value ? true : false;
type IsOptional<Row, Name extends keyof Row> = object extends Pick<Row, Name> ? true : false;

/** What the interface of a column says otherwise than the schema: its type, null, or that it may be left out. */
type Difference<Table, Name, Column> = Column extends readonly [infer Type, infer Null, infer Write]
  ? Name extends keyof Selectable<Table>
    ?
        | (NonNullable<Selectable<Table>[Name]> extends Values[Type & keyof Values]
            ? never
            : `is of type ${Type & string}`)
        | (unknown extends Selectable<Table>[Name]
            ? never
            : IsNull<Selectable<Table>[Name]> extends (Null extends 'null' ? true : false)
              ? never
              : `is ${Null & string}`)
        | (Name extends keyof Insertable<Table>
            ?
                | (Write extends 'generated' ? 'is generated' : never)
                | (Write extends 'required'
                    ? IsOptional<Insertable<Table>, Name> extends true
                      ? 'is required'
                      : never
                    : never)
                | (Null extends 'not null'
                    ? IsNull<Insertable<Table>[Name]> extends true
                      ? 'cannot be null'
                      : never
                    : never)
            : never)
    : 'is not in its interface'
  : never;

type DifferencesOf<Name extends keyof Tables & keyof Columns> =
  | {
      [Column in keyof Columns[Name]]: Difference<Tables[Name], Column, Columns[Name][Column]> extends infer Found
        ? Found extends string
          ? `${Name}.${Column & string} ${Found}`
          : never
        : never;
    }[keyof Columns[Name]]
  | `${Name}.${Exclude<keyof Tables[Name], keyof Columns[Name]> & string} is not in the schema`;

type Differences =
  | { [Name in keyof Tables & keyof Columns]: DifferencesOf<Name> }[keyof Tables & keyof Columns]
  | `${Exclude<keyof Tables, keyof Columns>} is not in the schema`
  | `${Exclude<keyof Columns, keyof Tables>} is not in Tables`;

/** Does not compile where an interface of `tables.ts` differs from the schema; the message names the columns. */
const differences: Record<Differences, never> = {};

const heading = `// Generated from the migrated schema by columns.test.ts (\`vitest run --project server database/columns -u\`).
/** Type, null and whether a row can be inserted without it, of each column. */
`;

await describeStores(({ openDatabase }) => {
  test('the columns that the interfaces of tables are compared with are those of the migrated schema', async () => {
    const database = await openDatabase();
    const { rows } = await sql<{ name: string; columns: string }>`
      select relname as name, string_agg(
        format('    %s: [''%s'', ''%s'', ''%s''];', attname, format_type(atttypid, null),
          case when attnotnull then 'not null' else 'null' end,
          case when attgenerated <> '' or attidentity = 'a' then 'generated'
            when atthasdef or attidentity <> '' or not attnotnull then 'optional' else 'required' end),
        E'\n' order by attname) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      group by relname
      order by relname collate "C"
    `.execute(database.kysely);
    await database.close();
    expect(Object.keys(differences)).toEqual([]);
    expect(rows.length).toBeGreaterThan(80);
    const tables = rows.map(({ name, columns }) => `  ${name}: {\n${columns}\n  };\n`);
    await expect(`${heading}export interface Columns {\n${tables.join('')}}\n`).toMatchFileSnapshot(
      '../generated/columns.gen.ts',
    );
  });
});
