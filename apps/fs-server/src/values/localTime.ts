/** How far the first and the last clocks of the world are from UTC. */
export const hoursAheadOfUtc = 14;
export const hoursBehindUtc = 12;

/** Returns the instant at which clocks of a time zone show an hour of a `YYYY-MM-DD` day. */
export function instantAt(day: string, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 60 * 60 * 1000;
  // Twice, because the first estimate can be on the other side of a change of the clocks.
  const first = wanted - offsetAt(wanted, timeZone);
  return new Date(wanted - offsetAt(first, timeZone));
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant;
}
