import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';

const mark = '/* keep the plan */';

/** Number of different statements whose plans are kept, in case a text varies after all. */
const maxPlans = 100;

/**
 * Marks a statement whose plan a session of the database keeps, where no pooler shares it with others. Parsing and
 * planning takes longer than running a statement that joins many tables for a few rows. For texts that never vary, whose
 * best plan is the same for all parameters.
 */
export const keepPlan: RawBuilder<unknown> = sql.raw(mark);

/**
 * Repeats the first id up to the ten that PostgreSQL assumes of an unknown list. With fewer, it would consider the kept
 * plan worse than one for these ids, and plan every time.
 */
export function padIds(ids: readonly string[]): string[] {
  return [...ids, ...new Array<string>(Math.max(0, 10 - ids.length)).fill(ids[0] ?? '')];
}

const names = new Map<string, string>();

/** Name of the prepared statement of a marked text; undefined for others. */
export function planName(text: string): string | undefined {
  if (!text.includes(mark)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= maxPlans) return known;
  const name = `kept-${names.size + 1}`;
  names.set(text, name);
  return name;
}

type Query = (this: pg.Client, text: unknown, values?: unknown, ...rest: unknown[]) => unknown;

const query = pg.Client.prototype.query as Query;

/** A client of the embedded database, which prepares marked statements. */
export class PlanKeepingClient extends pg.Client {
  static #count = 0;

  /** Clients share a session, and each prepares for itself. */
  readonly #suffix: string;

  constructor(config?: pg.ClientConfig) {
    super(config);
    PlanKeepingClient.#count += 1;
    this.#suffix = `-${PlanKeepingClient.#count}`;
  }

  override query = function (this: PlanKeepingClient, text, values, ...rest) {
    const name = typeof text === 'string' ? planName(text) : undefined;
    return query.call(this, name === undefined ? text : { name: name + this.#suffix, text }, values, ...rest);
  } as Query as pg.Client['query'];
}
