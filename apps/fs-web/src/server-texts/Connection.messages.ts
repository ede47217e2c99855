import { defineMessages } from '@fs/ui/messages';

/** What is said with a failed call. */
export const connectionMessages = defineMessages('Connection', {
  noConnection: ({ text }: { text: string }) => `${text} (no connection)`,
});
