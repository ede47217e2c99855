/** A calendar day relative to today. */
export type DayDistance = 'today' | 'yesterday' | 'thisYear' | 'otherYear';

/** An instant, or a calendar day (`YYYY-MM-DD`) that is the same in every time zone. */
export type DateValue = Date | string;

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the calendar day of a date in a time zone, as `YYYY-MM-DD`.
 * @param timeZone IANA name. Default: the browser’s time zone.
 * @returns `undefined` for an invalid date.
 */
export function dayOf(value: DateValue, timeZone?: string): string | undefined {
  if (typeof value === 'string' && calendarDay.test(value)) {
    return Number.isNaN(Date.parse(`${value}T00:00:00Z`)) ? undefined : value;
  }
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return undefined;
  const parts = partsFormat(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((some) => some.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const made = new Map<string | undefined, Intl.DateTimeFormat>();

/** One formatter per time zone, because creating one costs far more than using it. */
function partsFormat(timeZone: string | undefined) {
  const known = made.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  made.set(timeZone, format);
  return format;
}

/** Returns whether a `YYYY-MM-DD` day is today, yesterday, or another day of this or of another year in a time zone. */
export function dayDistance(day: string, now: Date, timeZone?: string): DayDistance {
  const today = dayOf(now, timeZone) ?? '';
  const days = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return day.slice(0, 4) === today.slice(0, 4) ? 'thisYear' : 'otherYear';
}
