import { defineMessages } from '@fs/ui';

/** The wizard's own texts for failed calls (accounts §8). */
export const newAccountMessages = defineMessages('NewAccount', {
  createFailed: 'Failed to create account',
  planFailed: 'Failed to update plan information.',
});
