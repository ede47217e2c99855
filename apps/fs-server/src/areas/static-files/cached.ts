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
