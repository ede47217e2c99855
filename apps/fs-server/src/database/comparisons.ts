import { type RawBuilder, sql } from 'kysely';

export type ComparisonWord = '<' | '>' | '=';

const operators = { '<': sql`<`, '>': sql`>`, '=': sql`=` } as const;

/** Compares a number; rows without one match nothing. */
export function compareNumber(column: string, op: ComparisonWord, value: number): RawBuilder<boolean> {
  return sql`${sql.ref(column)} ${operators[op]} ${value}`;
}

/**
 * Compares a day by its month, as dates are displayed: before the month, after it, or within it (decision AMB-095).
 * @param month `YYYY-MM`, or a day of that month.
 */
export function compareMonth(column: string, op: ComparisonWord, month: string): RawBuilder<boolean> {
  const first = sql`(${`${month.slice(0, 7)}-01`})::date`;
  const next = sql`(${first} + interval '1 month')::date`;
  const day = sql.ref(column);
  switch (op) {
    case '<':
      return sql`${day} < ${first}`;
    case '>':
      return sql`${day} >= ${next}`;
    case '=':
      return sql`(${day} >= ${first} and ${day} < ${next})`;
  }
}
