import { defineMessages } from '@fs/ui';

export const weeklyTopicsMessages = defineMessages('WeeklyTopics', {
  title: 'Trending Topics - Weekly',
  topic: 'Topic',
  daysTrending: 'Days Trending',
  totalCount: 'Total Count',
  averageScore: 'Average Score',
  days: 'Seven days',
  newest: 'Newest headline',
  empty: 'No trending topics yet',
  /** What the bars of a topic say. */
  daily: ({ counts }: { counts: readonly number[] }, { list, number }) =>
    `Articles by day: ${list(counts.map((count) => number(count)))}`,
  lastUpdated: ({ day }: { day: string }) => `Last updated ${day}`,
  /** Explains the score by an example. */
  explained: ({ score }: { score: string }) =>
    `Average Score ${score}: ${score} articles for each usual one. Usual is the daily average of the four weeks before.`,
});
