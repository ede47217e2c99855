import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day from `YYYY-MM-DD`; null where there is none, or where the text is no day. */
export function parseDay(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
