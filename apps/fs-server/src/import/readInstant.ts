import { parseDay } from './parseDay.ts';
import { RowRejected, type SourceRow } from './SourceRow.ts';

/** Every day since 1900. */
const publicationDays = { from: '1900-01-01', to: '9999-12-31' };

export const instantText = 'time between 1900 and now: `2026-11-20T09:30:00Z`, UTC without a zone';

/** @throws RowRejected for a missing or impossible time, one before 1900, and one in the future */
export function readInstant(row: SourceRow, now: Date, ...columns: readonly string[]): string {
  const text = row.text(...columns);
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/.exec(text);
  const exists = match !== null && parseDay(match[1] ?? '', publicationDays) !== null;
  const instant = new Date(exists ? `${match[1]}T${match[2]}${match[3] ?? 'Z'}` : Number.NaN);
  if (Number.isNaN(instant.getTime()) || instant.getTime() > now.getTime() || instant.getUTCFullYear() < 1900) {
    throw new RowRejected(`${columns.at(-1)} must be between 1900 and now`);
  }
  return instant.toISOString();
}
