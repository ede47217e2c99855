import { defineMessages } from '../../system/messages/defineMessages.ts';

export const tagMessages = defineMessages('Tag', {
  remove: ({ name }: { name: string }) => `Remove ${name}`,
});
