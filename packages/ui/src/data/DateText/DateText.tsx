'use client';
import { type DateValue, dayDistance, dayOf } from '../../system/formats/dayDistance.ts';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useTimeZone } from '../../system/formats/useTimeZone.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { dateTextMessages } from './DateText.messages.ts';

export interface DateTextProps extends SharedProps<HTMLTimeElement> {
  /** An instant (a Date, or ISO 8601 with a time) or a calendar day (`YYYY-MM-DD`). Any other text is shown as is. */
  value: DateValue;
  /** The current time. Default: the time of the render. The text doesn’t update by itself. */
  now?: Date;
  /** IANA name of the time zone in which to compare days. Default: the user’s. */
  timeZone?: string;
  /** Whether other words precede the date, as in "Updated today". @default false */
  isWithinSentence?: boolean;
  /** Whether other days are short and have their year, as in "Jan 5, 2026". For cells of tables. @default false */
  isShort?: boolean;
}

/** How a day is written that is neither today nor yesterday. */
const otherDays = { thisYear: 'weekday', otherYear: 'fullDay' } as const;

/**
 * A date relative to today: Today, Yesterday, otherwise weekday, month, and day, with the year if it is another. A
 * tooltip shows the whole date.
 */
export function DateText({
  value,
  now,
  timeZone: given,
  isWithinSentence = false,
  isShort = false,
  ...shared
}: DateTextProps) {
  const messages = useMessages(dateTextMessages);
  const formats = useFormats();
  const own = useTimeZone();
  const timeZone = given ?? own;
  const day = dayOf(value, timeZone);
  if (day === undefined) return <time {...shared}>{String(value)}</time>;
  const distance = dayDistance(day, now ?? new Date(), timeZone);
  const dateTime = value instanceof Date ? value.toISOString() : value;
  return (
    // The server doesn’t know the user’s clock and time zone, so its text can differ.
    <time {...shared} dateTime={dateTime} title={formats.fullDay(day)} suppressHydrationWarning>
      {distance === 'today' || distance === 'yesterday'
        ? messages[isWithinSentence ? (`${distance}Within` as const) : distance]
        : formats[isShort ? 'shortDay' : otherDays[distance]](day)}
    </time>
  );
}
