import { defineMessages } from '../../system/messages/defineMessages.ts';

export const tourMessages = defineMessages('Tour', {
  place: ({ step, count }: { step: number; count: number }, { number }) => `${number(step)} of ${number(count)}`,
  start: 'Take the tour (1 min)',
  back: 'Back',
  next: 'Next',
  finish: 'Done',
  skip: 'Skip the tour',
});
