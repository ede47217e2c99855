import type { Loadable } from '@fs/ui';

/** Maps the value of a Loadable and keeps its state, so that one query serves several widgets. */
export function mapLoadable<Value, Part>(of: Loadable<Value>, part: (value: Value) => Part): Loadable<Part> {
  switch (of.state) {
    case 'ready':
      return { ...of, value: part(of.value) };
    case 'failed': {
      const { last, ...failure } = of;
      return last === undefined ? failure : { ...failure, last: part(last) };
    }
    default:
      return of;
  }
}
