import { defineMessages } from '@fs/ui';

export const raisedAmountMessages = defineMessages('RaisedAmount', {
  /** Follows an amount. */
  raised: 'raised',
});
