import type { Loadable } from '@fs/ui';

/** Returns whether the data is loaded and empty. */
export function isNothing<Value>(of: Loadable<Value>, isEmpty: (value: Value) => boolean): boolean {
  return of.state === 'ready' && isEmpty(of.value);
}
