import { defineMessages } from '../../system/messages/defineMessages.ts';

export const splashMessages = defineMessages('Splash', {
  tagline: 'Play the long game.',
  starting: 'Starting',
});
