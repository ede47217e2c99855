/** Number of midnights between two instants, in the user's time zone. */
export function daysBefore(instant: Date, now: Date): number {
  return Math.round((midnightOf(now) - midnightOf(instant)) / 86_400_000);
}

// A day with a change of the clock has 23 or 25 hours, which rounding evens out.
function midnightOf(instant: Date): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();
}

/** The calendar day of an instant in the user's time zone, `YYYY-MM-DD`. */
export function localDayOf(instant: Date): string {
  const part = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${part(instant.getFullYear(), 4)}-${part(instant.getMonth() + 1)}-${part(instant.getDate())}`;
}
