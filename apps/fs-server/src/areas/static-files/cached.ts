import { runOutsideRequest } from '../../database/requestWork.ts';

/** Caches a value for `lifetimeMs`, but not a failure. For slow queries whose result is the same for every user. */
export function cached<Value>(load: () => Promise<Value>, lifetimeMs: number, now = () => Date.now()) {
  let entry: { value: Promise<Value>; until: number } | undefined;
  return (): Promise<Value> => {
    if (entry && now() < entry.until) return entry.value;
    const value = runOutsideRequest(load);
    const current = { value, until: now() + lifetimeMs };
    entry = current;
    value.catch(() => {
      if (entry === current) entry = undefined;
    });
    return value;
  };
}

/** `cached` for each key, of which the `entries` that were last asked for stay. */
export function cachedBy<Input, Value>(
  keyOf: (input: Input) => string,
  load: (input: Input) => Promise<Value>,
  { lifetimeMs, entries, now }: { lifetimeMs: number; entries: number; now?: () => number },
) {
  const kept = new Map<string, () => Promise<Value>>();
  return (input: Input): Promise<Value> => {
    const key = keyOf(input);
    const read = kept.get(key) ?? cached(() => load(input), lifetimeMs, now);
    kept.delete(key);
    kept.set(key, read);
    const [oldest] = kept.keys();
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    return read();
  };
}
