import type { UseQueryResult } from '@tanstack/react-query';

type Answer<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPlaceholderData'>;

/** Combines two queries: loaded when both are, failed when one is. */
export function combineQueries<One, Other, Both>(
  one: Answer<One>,
  other: Answer<Other>,
  join: (one: One, other: Other) => Both,
): Answer<Both> {
  const isThere = one.data !== undefined && other.data !== undefined;
  return {
    data: isThere ? join(one.data as One, other.data as Other) : undefined,
    error: one.error ?? other.error,
    isPlaceholderData: one.isPlaceholderData || other.isPlaceholderData,
  };
}
