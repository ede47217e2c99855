import { defineMessages } from '../messages/defineMessages.ts';

export const buttonMessages = defineMessages('Button', {
  pending: 'In progress',
});
