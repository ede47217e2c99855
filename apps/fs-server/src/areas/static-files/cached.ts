import type { Database } from '../../database/database.ts';
import { runForRequest } from '../../database/requestWork.ts';
import { readRevision, type Topic, topics } from '../../database/revisions.ts';
import { currentDay } from '../../values/currentDay.ts';

interface CachedByOptions<Value> {
  lifetimeMs: number;
  /** How many values stay: those that were last asked for. */
  entries: number;
  /** Which values stay. Callers choose the keys, so what does not exist must not push out what does. @default all */
  isKept?: (value: Value) => boolean;
  /** How long the database work of one value may take, including its wait. @default 30 seconds */
  timeoutMs?: number;
  now?: () => number;
}

/**
 * Caches a value for each key. Callers that ask for a key at once share its work, which is bounded as that of a request
 * and ends with none of them.
 */
export function cachedBy<Input, Value>(
  keyOf: (input: Input) => string,
  load: (input: Input) => Promise<Value>,
  { lifetimeMs, entries, isKept = () => true, timeoutMs = 30_000, now = () => Date.now() }: CachedByOptions<Value>,
) {
  const kept = new Map<string, { value: Value; until: number }>();
  const loading = new Map<string, Promise<Value>>();

  async function loadOnce(key: string, input: Input): Promise<Value> {
    try {
      const value = await runForRequest({ signal: AbortSignal.timeout(timeoutMs) }, () => load(input));
      if (isKept(value)) keep(key, { value, until: now() + lifetimeMs });
      return value;
    } finally {
      loading.delete(key);
    }
  }

  function keep(key: string, entry: { value: Value; until: number }): void {
    // The map keeps its order: the first is the one that was asked for longest ago.
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
  }

  return async (input: Input): Promise<Value> => {
    const key = keyOf(input);
    const known = kept.get(key);
    if (known && now() < known.until) {
      keep(key, known);
      return known.value;
    }
    const current = loading.get(key);
    if (current) return current;
    const value = loadOnce(key, input);
    loading.set(key, value);
    return value;
  };
}

/** How long a value is cached at most: articles become older, and scheduled ones appear. */
const lifetimeMs = 5 * 60_000;

/**
 * Caches a value until one of the topics changes, in this process or another. For slow queries whose result is the same
 * for every user.
 */
export function cachedOf<Value>(
  database: Database,
  topics: readonly Topic[],
  load: () => Promise<Value>,
): () => Promise<Value> {
  const read = cachedBy((revision: string) => revision, load, { lifetimeMs, entries: 1 });
  return async () => read(await readRevision(database, topics));
}

interface CachedForOptions<Input> {
  topics: readonly Topic[];
  /** Equal for inputs with the same value. */
  keyOf: (input: Input) => string;
  /** How many values stay: those that were last asked for. */
  entries: number;
}

/** Like `cachedOf`, with a value for each input. */
export function cachedFor<Input, Value>(
  database: Database,
  { topics, keyOf, entries }: CachedForOptions<Input>,
  load: (input: Input) => Promise<Value>,
): (input: Input) => Promise<Value> {
  const read = cachedBy(
    ({ revision, input }: { revision: string; input: Input }) => `${revision} ${keyOf(input)}`,
    ({ input }) => load(input),
    { lifetimeMs, entries },
  );
  return async (input) => read({ revision: await readRevision(database, topics), input });
}

/** Each is up to 100 rows, some 60 KB. */
const keptPages = 100;

/**
 * Caches the pages of a search for companies or deals, whose result is the same for every user with the same input, until
 * companies or articles change: companies count their news. Most users look at the first pages of the same few searches.
 */
export function cachedPages<Search, Page>(
  database: Database,
  load: (search: Search) => Promise<Page>,
): (search: Search) => Promise<Page> {
  const keyOf = (search: Search) => JSON.stringify([currentDay(), search]);
  return cachedFor(database, { topics, keyOf, entries: keptPages }, load);
}
