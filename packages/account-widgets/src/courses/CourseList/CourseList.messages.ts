import { defineMessages } from '@fs/ui';

export const courseListMessages = defineMessages('CourseList', {
  progress: ({ name }: { name: string }) => `Progress in ${name}`,
  empty: 'Nothing has been published here yet.',
});
