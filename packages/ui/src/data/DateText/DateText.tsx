'use client';
import { type DateValue, dayDistance, dayOf } from '../../system/formats/dayDistance.ts';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { dateTextMessages } from './DateText.messages.ts';

export interface DateTextProps extends SharedProps<HTMLTimeElement> {
  /** An instant (a Date, or ISO 8601 with a time), or a day as `YYYY-MM-DD`. A text that is neither is shown as it is. */
  value: DateValue;
  /** The present. Default: the moment it is drawn; it does not tick. */
  now?: Date;
  /** Whose calendar counts, as an IANA name. Default: the user's. */
  timeZone?: string;
  /** It follows other words, as in "Updated today". */
  isWithinSentence?: boolean;
}

/** A day as people say it: Today, Yesterday, else weekday, month and day. The year shows when pointed at. */
export function DateText({ value, now, timeZone, isWithinSentence = false, ...shared }: DateTextProps) {
  const messages = useMessages(dateTextMessages);
  const formats = useFormats();
  const day = dayOf(value, timeZone);
  if (day === undefined) return <time {...shared}>{String(value)}</time>;
  const distance = dayDistance(day, now ?? new Date(), timeZone);
  const dateTime = value instanceof Date ? value.toISOString() : value;
  return (
    // The user's clock and time zone are not the server's.
    <time {...shared} dateTime={dateTime} title={formats.fullDay(day)} suppressHydrationWarning>
      {distance === 'other'
        ? formats.weekday(day)
        : messages[isWithinSentence ? (`${distance}Within` as const) : distance]}
    </time>
  );
}
