import { runForEveryone } from '../../database/requestWork.ts';

/**
 * Makes a value once and hands it out until it is `lifetime` milliseconds old; a failure is not kept. For what is the
 * same for every user and takes the database a while.
 */
export function cached<Value>(make: () => Promise<Value>, lifetime: number, now = () => Date.now()) {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return (): Promise<Value> => {
    if (kept && now() < kept.until) return kept.value;
    const value = runForEveryone(make);
    const entry = { value, until: now() + lifetime };
    kept = entry;
    value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return value;
  };
}
