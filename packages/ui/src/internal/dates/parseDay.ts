import { type CalendarDate, parseDate } from '@internationalized/date';

/** Parses a day from `YYYY-MM-DD`. Null for no text and for an invalid one. */
export function parseDay(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
