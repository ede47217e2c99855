import { defineMessages } from '@fs/ui/messages';

/** What is said with a failed call. */
export const connectionMessages = defineMessages('Connection', {
  noConnection: ({ text }: { text: string }) => `${text} (no connection)`,
  tryAgainIn: ({ text, minutes }: { text: string; minutes: number }, { number, plural }) =>
    `${text} (try again in ${plural(minutes, { one: '1 minute', other: `${number(minutes)} minutes` })})`,
  /** @param hours two or more */
  tryAgainInHours: ({ text, hours }: { text: string; hours: number }, { number }) =>
    `${text} (try again in ${number(hours)} hours)`,
});
