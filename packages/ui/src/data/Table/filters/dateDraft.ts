import { dateText, type TableDateOperator, type TableDatePrecision, type TableFilter } from '../model/TableState.ts';

export type DateFilter = Extract<TableFilter, { kind: 'date' }>;

/** A date filter while the user enters it. */
export interface DateDraft {
  operator: TableDateOperator;
  /** As entered. */
  day: string;
  /** `01` to `12`. */
  month: string;
  /** As entered. */
  year: string;
}

export function draftOf(filter: DateFilter | undefined): DateDraft {
  const [year = '', month = '01', day = ''] = filter ? dateText(filter).split('-') : [];
  return { operator: filter?.operator ?? '<', day, month, year };
}

/** The filter, once its date is complete. */
export function toDateFilter(draft: DateDraft, precision: TableDatePrecision): DateFilter | undefined {
  const { operator, month, year } = draft;
  if (!isYear(year)) return undefined;
  if (precision === 'year') return { kind: 'date', operator, year };
  if (precision === 'month') return { kind: 'date', operator, month: `${year}-${month}` };
  if (!isDay(draft)) return undefined;
  return { kind: 'date', operator, day: `${year}-${month}-${draft.day.padStart(2, '0')}` };
}

/** Whether the entered year can't become one by adding digits. */
export function isYearError({ year }: DateDraft): boolean {
  return year.length === 4 && !isYear(year);
}

/** Whether the month doesn't have the entered day. */
export function isDayError(draft: DateDraft): boolean {
  return draft.day !== '' && !isDay(draft);
}

function isYear(year: string): boolean {
  return /^\d{4}$/.test(year);
}

/** Without a year, February has 29 days. */
function isDay({ day, month, year }: DateDraft): boolean {
  const lastDay = new Date(Date.UTC(isYear(year) ? Number(year) : 2000, Number(month), 0)).getUTCDate();
  return /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= lastDay;
}
