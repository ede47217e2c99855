import type { FeedItem } from '@fs/api-contract';

/** Returns what identifies an event among events of all kinds. */
export const keyOf = ({ kind, id }: Pick<FeedItem, 'kind' | 'id'>): string => `${kind}/${id}`;
