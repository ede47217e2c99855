import { defineMessages } from '../../system/messages/defineMessages.ts';

export const linkMessages = defineMessages('Link', {
  newTab: ' (opens in a new tab)',
});
