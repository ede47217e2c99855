/** A place on a time axis. */
export interface TimeTick {
  /** Milliseconds since 1970, at midnight UTC. */
  at: number;
  text: string;
}

const day = 86_400_000;
/** Monday, January 5, 1970: weeks are counted from it. */
const monday = 4 * day;

/** From fine to coarse: round distances, and what tells their ticks apart. */
const steps = [
  ...[1, 2, 7, 14].map((count) => ({ days: count, options: { month: 'short', day: 'numeric' } as const })),
  ...[1, 3, 6].map((count) => ({ months: count, options: { month: 'short', year: 'numeric' } as const })),
  ...[1, 2, 5, 10, 20, 50, 100].map((count) => ({ months: 12 * count, options: { year: 'numeric' } as const })),
];

/** Round dates between the first and the last, at most as many: days, Mondays, firsts of months, years. One has the year. */
export function timeTicks(first: number, last: number, most: number, locale: string): TimeTick[] {
  for (const step of steps) {
    const found = 'days' in step ? daysBetween(step.days) : monthsBetween(step.months);
    if (found.length > most) continue;
    // Too short a time for any round date: its beginning.
    return labelled(found.length === 0 ? [first] : found, step.options);
  }
  return [];

  function daysBetween(count: number) {
    const begin = Math.ceil((first - monday) / day / count);
    const end = Math.floor((last - monday) / day / count);
    return range(begin, Math.min(end, begin + most)).map((index) => monday + index * count * day);
  }

  function monthsBetween(count: number) {
    const begin = Math.floor(monthOf(first) / count);
    const end = Math.ceil(monthOf(last) / count);
    return range(begin, end)
      .map((index) => Date.UTC(2000, index * count))
      .filter((at) => at >= first && at <= last);
  }

  function labelled(times: readonly number[], options: Intl.DateTimeFormatOptions) {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const withYear = new Intl.DateTimeFormat(locale, { ...options, year: 'numeric', timeZone: 'UTC' });
    return times.map((at, index) => ({ at, text: (index === 0 ? withYear : format).format(at) }));
  }
}

/** Months since January 2000, from which all round numbers of years are counted. */
function monthOf(time: number) {
  const date = new Date(time);
  return (date.getUTCFullYear() - 2000) * 12 + date.getUTCMonth();
}

function range(begin: number, end: number) {
  return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index);
}
