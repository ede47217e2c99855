import { dayOf } from '@fs/ui/formats';

/** Number of midnights between two instants in a time zone. Default: the browser's. */
export function daysBefore(instant: Date, now: Date, timeZone?: string): number {
  const midnight = (time: Date) => Date.parse(dayOf(time, timeZone) ?? '');
  return (midnight(now) - midnight(instant)) / 86_400_000;
}
