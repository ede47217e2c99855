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
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} events`,
  showLess: 'Show less',
});
