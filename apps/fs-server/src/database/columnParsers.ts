import pg from 'pg';

type Parser = (text: string) => unknown;

const { builtins } = pg.types;

/** As pg's, whose types know no array. */
const parserOf = pg.types.getTypeParser as (type: number, format?: 'text' | 'binary') => Parser;

/** Array types, which pg's list of builtins does not name. */
const arrays = { text: 1009, int8: 1016, date: 1182 } as const;

const textArray = parserOf(arrays.text) as (text: string) => string[];

/** @throws RangeError beyond 2^53, where a JavaScript number would lie. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is too large for a number`);
  }
  return value;
}

const parsers = new Map<number, Parser>([
  [builtins.INT8, wholeNumber],
  [builtins.DATE, (text) => text],
  [arrays.int8, (text) => textArray(text).map(wholeNumber)],
  [arrays.date, textArray],
]);

/**
 * How columns become values, on both databases: `bigint` is a number and `date` stays `YYYY-MM-DD`; the rest is as pg
 * has it (`timestamptz` a Date, `jsonb` parsed, `bytea` a Buffer).
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => parsers.get(type) ?? parserOf(type, format),
};
