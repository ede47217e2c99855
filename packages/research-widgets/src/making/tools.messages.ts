import type { JobFailureCause } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

const failures: Readonly<Record<Exclude<JobFailureCause, 'no-data' | 'too-large'>, string>> = {
  canceled: 'You canceled it.',
  denied: 'Your plan doesn’t include this tool.',
  unexpected: 'Something went wrong on our side.',
};

/** Names of the tools, and the states of their jobs. */
export const toolsMessages = defineMessages('Tools', {
  blog: 'Blog Draft',
  investors: 'Investors Research',
  social: 'Social Ideas',
  podcasts: 'Podcasts Research',
  content: 'Content Playground',
  notebooks: 'Notebooks',
  waiting: ({ place }: { place: number }, { number }) => `Waiting, number ${number(place)} in line`,
  running: 'Running',
  complete: 'Ready',
  failed: 'Failed',
  ...failures,
  noInvestors: 'No investors are known for these rounds.',
  noPodcasts: 'No podcasts or interviews about this company are known.',
  noFacts: 'Nothing is known about this company yet.',
  unknownSubject: 'Unknown',
  retry: 'Retry',
  retryOf: ({ name }: { name: string }) => `Retry ${name}`,
  cancel: 'Cancel',
  cancelOf: ({ name }: { name: string }) => `Cancel ${name}`,
  delete: 'Delete',
  deleteOf: ({ name }: { name: string }) => `Delete ${name}`,
});
