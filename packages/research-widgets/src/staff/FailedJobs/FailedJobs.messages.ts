import { defineMessages } from '@fs/ui';

export const failedJobsMessages = defineMessages('FailedJobs', {
  title: 'Failed jobs',
  none: 'No failed jobs',
  failure: ({ failure, count }: { failure: string; count: number }, { number, plural }) =>
    `${failure}, ${plural(count, { one: '1 attempt', other: `${number(count)} attempts` })}`,
  retry: 'Retry',
  retryKind: ({ kind }: { kind: string }) => `Retry ${kind}`,
});
