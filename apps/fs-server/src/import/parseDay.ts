/** Days outside are slips of the keyboard: 1201, 3201. */
export interface DayRange {
  /** `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** The oldest companies that raise money are universities and printers of the sixteenth century. */
const oldestFounding = '1500-01-01';
const oldestDeal = '1900-01-01';

/** Days that can be a founding, seen from `now`. */
export function foundingDays(now: Date): DayRange {
  return { from: oldestFounding, to: dayOf(now) };
}

/** Days that can be a round or an acquisition. */
export function dealDays(now: Date): DayRange {
  return { from: oldestDeal, to: dayOf(now) };
}

/**
 * The day of `YYYY-MM-DD` or `DD-MM-YYYY`, with or without a time; null for anything else, a day that no calendar has
 * (30 February) and one outside the range.
 */
export function parseDay(text: string, { from, to }: DayRange): string | null {
  const match =
    /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ].*)?$/.exec(text) ??
    /^(?<day>\d\d)-(?<month>\d\d)-(?<year>\d{4})(?:[T ].*)?$/.exec(text);
  if (match?.groups === undefined) {
    return null;
  }
  const { year, month, day } = match.groups;
  const written = `${year}-${month}-${day}`;
  const instant = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(instant.getTime()) && dayOf(instant) === written;
  return exists && written >= from && written <= to ? written : null;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
