import { defineMessages } from '../../system/messages/defineMessages.ts';

export const datePickerMessages = defineMessages('DatePicker', {
  // The field's label follows: "Show calendar Founded on".
  open: 'Show calendar',
  previous: 'Previous month',
  next: 'Next month',
});
