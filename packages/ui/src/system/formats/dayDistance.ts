/** How a calendar day lies to today. */
export type DayDistance = 'today' | 'yesterday' | 'other';

/** An instant, or a calendar day as `YYYY-MM-DD`, which is the same day in every time zone. */
export type DateValue = Date | string;

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The calendar day of a date where the user is, as `YYYY-MM-DD`.
 * @param timeZone IANA name; default: the browser's
 * @returns `undefined` for what is no date
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

/** One a time zone: making a format costs far more than using it. */
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

/** Whether a day, as `YYYY-MM-DD`, is that of `now` where the user is, the one before it, or another. */
export function dayDistance(day: string, now: Date, timeZone?: string): DayDistance {
  const today = Date.parse(`${dayOf(now, timeZone)}T00:00:00Z`);
  const days = (today - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : 'other';
}
