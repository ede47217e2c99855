import type { FeedItem } from '@fs/api-contract';
import { keyOf } from '../../internal/feed/eventKey.ts';

/** Number of events on Home. */
export const changesShown = 8;

const kinds: readonly FeedItem['kind'][] = ['funding', 'acquisition', 'investment', 'article'];

/**
 * Returns the events of Home: what is new, rounds first, then what the user has seen, the latest first.
 *
 * @param items In any order, possibly repeated
 * @param since The user's last visit. With null, nothing is new.
 */
export function selectChanges(
  items: readonly FeedItem[],
  since: string | null,
): { fresh: readonly FeedItem[]; seen: readonly FeedItem[] } {
  const once = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  const latest = once.toSorted((one, other) => arrivalOf(other) - arrivalOf(one));
  const start = since === null ? Number.POSITIVE_INFINITY : Date.parse(since);
  const fresh = latest
    .filter((item) => arrivalOf(item) >= start)
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
    .slice(0, changesShown);
  const seen = latest.filter((item) => arrivalOf(item) < start).slice(0, changesShown - fresh.length);
  return { fresh, seen };
}

function arrivalOf({ arrived_at }: FeedItem): number {
  return Date.parse(arrived_at);
}
