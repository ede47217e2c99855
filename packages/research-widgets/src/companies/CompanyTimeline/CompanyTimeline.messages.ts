import { defineMessages } from '@fs/ui';

export const companyTimelineMessages = defineMessages('CompanyTimeline', {
  title: 'Timeline',
  empty: 'No dated events yet',
  founded: 'Founded',
  acquired: 'Acquired',
  acquiredBy: 'Acquired by',
  /** For screen readers, before each event. */
  heard: ({ day }: { day: string }, { day: format }) => `${format(day)}:`,
  asList: 'Show as list',
  asTimeline: 'Show as timeline',
  /** Events too close to each other for a label each. */
  group: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'event', other: 'events' })}`,
  groupLabel: ({ count, from, to }: { count: number; from: string; to: string }, { number, plural, shortMonth }) =>
    `${number(count)} ${plural(count, { one: 'event', other: 'events' })}, ${shortMonth(from)} to ${shortMonth(to)}`,
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} events`,
  showLess: 'Show less',
});
