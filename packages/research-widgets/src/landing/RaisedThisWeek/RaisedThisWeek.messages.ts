import { defineMessages } from '@fs/ui';

export const raisedThisWeekMessages = defineMessages('RaisedThisWeek', {
  title: 'Raised this week',
  rounds: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'round', other: 'rounds' })}`,
  source: ({ day }: { day: string }) => `Disclosed rounds in US dollars, seven days to ${day}.`,
});
