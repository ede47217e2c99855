/** A tick of a time axis. */
export interface TimeTick {
  /** Milliseconds since 1970, at midnight UTC. */
  at: number;
  /** The label of the tick. */
  text: string;
}

const day = 86_400_000;
/** Monday, January 5, 1970, from which weeks are counted. */
const monday = 4 * day;

/** Round distances from fine to coarse, each with the date format that tells its ticks apart. */
const steps = [
  ...[1, 2, 7, 14].map((count) => ({ days: count, options: { month: 'short', day: 'numeric' } as const })),
  ...[1, 3, 6].map((count) => ({ months: count, options: { month: 'short', year: 'numeric' } as const })),
  ...[1, 2, 5, 10, 20, 50, 100].map((count) => ({ months: 12 * count, options: { year: 'numeric' } as const })),
];

/**
 * Returns up to `most` round dates between the first and the last: days, Mondays, or starts of months or years. One
 * tick includes the year.
 */
export function timeTicks(first: number, last: number, most: number, locale: string): TimeTick[] {
  for (const step of steps) {
    const found = 'days' in step ? daysBetween(step.days) : monthsBetween(step.months);
    if (found.length > most) continue;
    // A range too short for any round date gets one tick at its start.
    return withLabels(found.length === 0 ? [first] : found, step.options);
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

  function withLabels(times: readonly number[], options: Intl.DateTimeFormatOptions) {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const withYear = new Intl.DateTimeFormat(locale, { ...options, year: 'numeric', timeZone: 'UTC' });
    return times.map((at, index) => ({ at, text: (index === 0 ? withYear : format).format(at) }));
  }
}

/** Months since January 2000, from which round numbers of years are counted. */
function monthOf(time: number) {
  const date = new Date(time);
  return (date.getUTCFullYear() - 2000) * 12 + date.getUTCMonth();
}

function range(begin: number, end: number) {
  return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index);
}
