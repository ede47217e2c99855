import pg from 'pg';

type Parser = (text: string) => unknown;

const { builtins } = pg.types;

/** pg's function, with types that accept array types too. */
const parserOf = pg.types.getTypeParser as (type: number, format?: 'text' | 'binary') => Parser;

/** Array types, which pg's `builtins` omits. */
const arrays = { text: 1009, int8: 1016, date: 1182 } as const;

const textArray = parserOf(arrays.text) as (text: string) => string[];

/** @throws RangeError beyond 2^53, where a JavaScript number loses precision. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is too large for a number`);
  }
  return value;
}

const parsers = new Map<number, Parser>([
  [builtins.INT8, parseInteger],
  [builtins.DATE, (text) => text],
  [arrays.int8, (text) => textArray(text).map(parseInteger)],
  [arrays.date, textArray],
]);

/**
 * Parses column values identically on both databases: `bigint` to a number, `date` to `YYYY-MM-DD`, everything else as
 * pg does (`timestamptz` to a Date, `jsonb` parsed, `bytea` to a Buffer).
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => parsers.get(type) ?? parserOf(type, format),
};
