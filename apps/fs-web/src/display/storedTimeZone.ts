import { isTimeZone, type UserPreference } from '@fs/api-contract';

/** The user's time zone as stored in their account. */
export interface StoredTimeZone {
  /** What the server uses. Null if nothing is stored. */
  zone: string | null;
  /** What the user chose. Null while the zone follows the device. */
  choice: string | null;
}

/** Reads the `time_zone` preference. Invalid content counts as none. */
export function storedTimeZone(preferences: readonly UserPreference[]): StoredTimeZone {
  const known = preferences.find(({ key }) => key === 'time_zone');
  const zone = known?.value != null && isTimeZone(known.value) ? known.value : null;
  const details = known?.details;
  const isChosen =
    typeof details === 'object' && details !== null && 'isChosen' in details && details.isChosen === true;
  return { zone, choice: isChosen ? zone : null };
}
