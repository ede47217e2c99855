import { defineMessages } from '@fs/ui';

export const supportRequestsMessages = defineMessages('SupportRequests', {
  title: 'Earlier requests',
  text: 'We answer by email.',
  reference: ({ id }: { id: string }) => `Reference: ${id}`,
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
});
