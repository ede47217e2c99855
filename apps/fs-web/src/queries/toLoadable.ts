import { denied, failed, type Loadable, loading, ready } from '@fs/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { CallFailure } from './CallFailure.ts';

type Query<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPlaceholderData'>;

/** Converts a query to a Loadable. Keeps earlier data after a failure. */
export function toLoadable<Data>({ data, error, isPlaceholderData }: Query<Data>): Loadable<Data> {
  if (error instanceof CallFailure && error.reason === 'signed-out') return denied('signed-out');
  if (error instanceof CallFailure && error.reason === 'forbidden') return denied('forbidden');
  if (error) {
    const offline = error instanceof CallFailure && error.reason === 'offline';
    return failed(error.message, { offline, ...(data !== undefined && { last: data }) });
  }
  if (data === undefined) return loading();
  return ready(data, { stale: isPlaceholderData });
}

/** Marks a loaded value as partial where another source of it failed. */
export function partialIf<Data>(isPartial: boolean, of: Loadable<Data>): Loadable<Data> {
  return isPartial && of.state === 'ready' ? ready(of.value, { partial: true }) : of;
}
