import type { FeedItem } from '@fs/api-contract';
import { dayOf } from '@fs/ui/formats';

/** Consecutive events of one day that are all new, or all seen. */
export interface FeedPart {
  /** `YYYY-MM-DD` in the user's time zone. */
  day: string;
  isNew: boolean;
  items: readonly FeedItem[];
}

/**
 * Groups events by the day of their arrival. The day of the user's last visit has two parts.
 *
 * @param items The latest arrivals first
 * @param since The user's last visit. With null, nothing is new.
 * @param timeZone IANA name. Default: the browser's.
 */
export function feedDays(items: readonly FeedItem[], since: string | null, timeZone?: string): readonly FeedPart[] {
  const start = since === null ? Number.POSITIVE_INFINITY : Date.parse(since);
  const parts: { day: string; isNew: boolean; items: FeedItem[] }[] = [];
  for (const item of items) {
    const arrival = new Date(item.arrived_at);
    const day = dayOf(arrival, timeZone) ?? '';
    const isNew = arrival.getTime() >= start;
    const last = parts.at(-1);
    if (last?.day === day && last.isNew === isNew) last.items.push(item);
    else parts.push({ day, isNew, items: [item] });
  }
  return parts;
}
