import { defineMessages } from '../../system/messages/defineMessages.ts';

export const buttonMessages = defineMessages('Button', {
  pending: 'In progress',
});
