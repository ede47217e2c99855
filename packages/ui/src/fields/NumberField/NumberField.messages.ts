import { defineMessages } from '../../system/messages/defineMessages.ts';

export const numberFieldMessages = defineMessages('NumberField', {
  // The field's label follows: "Increase Seats".
  increase: 'Increase',
  decrease: 'Decrease',
});
