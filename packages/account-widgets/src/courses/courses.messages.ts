import { defineMessages } from '@fs/ui';

/** Words of all widgets of courses. */
export const coursesMessages = defineMessages('Courses', {
  product: 'Product',
  finance: 'Finance',
  sales: 'Sales',
  marketing: 'Marketing',
  growth: 'Growth',
  reports: 'Reports',
  free: 'Free',
  paid: 'Paid',
  featured: 'Featured',
  done: 'Done',
  minutes: ({ minutes }: { minutes: number }, { number, plural }) =>
    plural(minutes, { one: '1 minute', other: `${number(minutes)} minutes` }),
});
