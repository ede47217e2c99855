import type { Loadable } from '@fs/ui';

/** Whether the answer is here and there is nothing in it. */
export function isNothing<Value>(of: Loadable<Value>, isEmpty: (value: Value) => boolean): boolean {
  return of.state === 'ready' && isEmpty(of.value);
}
