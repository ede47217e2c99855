import { dayOf, useFormats, useMessages, useTimeZone } from '@fs/ui';
import { daysBefore } from './daysBefore.ts';
import { feedEventMessages } from './feedEvent.messages.ts';

/** Names of past moments within a sentence. */
export interface SinceNames {
  /** The day: "Friday", "yesterday", or "Friday, November 6" when it is a week or longer ago, with another year. */
  day: (instant: string) => string;
  /** The day and, in the last week, the time: "Friday 5:40 PM". */
  moment: (instant: string) => string;
}

/** Names of past moments in the user's language and time zone. */
export function useSince(now: Date): SinceNames {
  const formats = useFormats();
  const messages = useMessages(feedEventMessages);
  const timeZone = useTimeZone();
  const localDay = (instant: Date) => dayOf(instant, timeZone) ?? '';
  const weekday = (instant: Date) => {
    const day = localDay(instant);
    return day.slice(0, 4) === localDay(now).slice(0, 4) ? formats.weekday(day) : formats.fullDay(day);
  };
  return {
    day(text) {
      const instant = new Date(text);
      const days = daysBefore(instant, now, timeZone);
      if (days <= 0) return messages.earlierToday;
      if (days === 1) return messages.yesterday;
      return days < 7 ? formats.weekdayName(localDay(instant)) : weekday(instant);
    },
    moment(text) {
      const instant = new Date(text);
      const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
      return (daysBefore(instant, now, timeZone) < 7 && formats.clock(instant, zone)) || weekday(instant);
    },
  };
}
