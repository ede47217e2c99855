import { defineMessages } from '@fs/ui';

export const toolJobsMessages = defineMessages('ToolJobs', {
  recent: 'Recent jobs',
  all: 'All jobs',
  none: 'No jobs yet',
  noneHelp: 'What you start here is listed with its result.',
});
