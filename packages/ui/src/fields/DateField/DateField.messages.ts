import { defineMessages } from '../../system/messages/defineMessages.ts';

export const dateFieldMessages = defineMessages('DateField', {
  clear: 'Clear date',
  tooEarly: ({ day: first }: { day: string }, { day }) => `Choose ${day(first)} or a later date.`,
  tooLate: ({ day: last }: { day: string }, { day }) => `Choose ${day(last)} or an earlier date.`,
  unavailable: 'That date isn’t available. Choose another date.',
});
