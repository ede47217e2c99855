import { type RawBuilder, sql } from 'kysely';

export type ComparisonOperator = '<' | '>' | '=';

const operators = { '<': sql`<`, '>': sql`>`, '=': sql`=` } as const;

/** Compares a number. Null matches nothing. */
export function compareNumber(column: string, op: ComparisonOperator, value: number): RawBuilder<boolean> {
  return sql`${sql.ref(column)} ${operators[op]} ${value}`;
}

/**
 * Compares a date by its month, as dates are displayed: before, after, or within the month (decision AMB-095).
 * @param month `YYYY-MM`, or a day in that month.
 */
export function compareMonth(column: string, op: ComparisonOperator, month: string): RawBuilder<boolean> {
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
