import { defineMessages } from '../../system/messages/defineMessages.ts';

export const stepperMessages = defineMessages('Stepper', {
  done: 'Completed: ',
  current: 'Current step: ',
  ahead: 'Upcoming: ',
});
