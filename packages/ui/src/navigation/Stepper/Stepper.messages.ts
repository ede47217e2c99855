import { defineMessages } from '../../system/messages/defineMessages.ts';

export const stepperMessages = defineMessages('Stepper', {
  done: 'Done: ',
  current: 'Now: ',
  ahead: 'To come: ',
});
