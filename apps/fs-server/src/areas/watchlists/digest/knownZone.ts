import { isTimeZone } from '@fs/api-contract';

/** Returns a user's time zone, or UTC if it is unknown, also to this server's `Intl`. */
export function knownZone(stored: string | null): string {
  return stored !== null && isTimeZone(stored) ? stored : 'UTC';
}
