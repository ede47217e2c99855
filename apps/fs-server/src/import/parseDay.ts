import { RowRejected, type SourceRow } from './SourceRow.ts';

/** The accepted dates, to exclude typos such as 1201 or 3201. */
export interface DayRange {
  /** `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** The oldest funded companies are universities and printers of the sixteenth century. */
const oldestFounding = '1500-01-01';
const oldestDeal = '1900-01-01';

/** The range of founding dates. */
export function createFoundingDays(now: Date): DayRange {
  return { from: oldestFounding, to: dayOf(now) };
}

/** The range of dates of rounds and acquisitions. */
export function createDealDays(now: Date): DayRange {
  return { from: oldestDeal, to: dayOf(now) };
}

/**
 * Parses a date of the form `YYYY-MM-DD` or `DD-MM-YYYY`, with or without a time. Returns null for anything else, a
 * date that does not exist (February 30), and one outside the range.
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

export const dayText = 'date in the past: `2026-11-20` or `20-11-2026`, with or without a time';

/** @throws RowRejected for a missing or impossible date */
export function readDay(row: SourceRow, column: string, days: DayRange): string {
  const day = parseDay(row.text(column), days);
  if (day === null) throw new RowRejected(`${column} ${describeRange(days)}`);
  return day;
}

/** Like `readDay`, of a column that may be empty; an impossible date is omitted. */
export function readOptionalDay(row: SourceRow, column: string, days: DayRange): string | null {
  const text = row.text(column);
  return text === '' ? null : (parseDay(text, days) ?? row.omit(column, describeRange(days)));
}

const describeRange = ({ from, to }: DayRange) => `must be a date between ${from} and ${to}`;

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
