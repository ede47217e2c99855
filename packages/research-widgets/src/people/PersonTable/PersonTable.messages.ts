import { defineMessages } from '@fs/ui';

export const personTableMessages = defineMessages('PersonTable', {
  label: 'People',
  name: 'Name',
  title: 'Title',
  company: 'Company',
  raised: 'Total raised',
  location: 'Location',
  /** The title of someone who has left the company. */
  former: ({ title }: { title: string }) => `${title} (former)`,
  empty: 'No people yet',
});
