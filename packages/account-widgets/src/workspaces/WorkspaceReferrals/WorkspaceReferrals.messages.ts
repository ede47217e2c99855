import type { ReferredAccount } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

export const workspaceReferralsMessages = defineMessages('WorkspaceReferrals', {
  title: 'Referral codes',
  text: 'Whoever signs up with a code of this workspace gets its plan. A code counts once per account.',
  none: 'No referral codes yet. Create one, and share its link.',
  off: 'Off',
  gives: ({ plan }: { plan: string }) => `Gives ${plan}`,
  uses: ({ count }: { count: number }, { number, plural }) =>
    count === 0
      ? 'not used yet'
      : plural(count, { one: 'used by 1 account', other: `used by ${number(count)} accounts` }),
  copy: 'Copy link',
  copyOf: ({ code }: { code: string }) => `Copy link of ${code}`,
  edit: 'Edit',
  editOf: ({ code }: { code: string }) => `Edit ${code}`,
  switchOff: 'Switch off',
  switchOffOf: ({ code }: { code: string }) => `Switch off ${code}`,
  switchOn: 'Switch on',
  switchOnOf: ({ code }: { code: string }) => `Switch on ${code}`,
  results: 'Results',
  resultsOf: ({ code }: { code: string }) => `Results of ${code}`,
  noResults: 'Nobody has signed up with this code yet.',
  came: 'Signed up',
  outcome: ({ outcome, plan }: Pick<ReferredAccount, 'outcome' | 'plan'>) =>
    ({ 'signed-up': `On ${plan}`, 'free-months': `Free months of ${plan}`, paying: `Pays for ${plan}` })[outcome],
  add: 'New code',
  code: 'Code',
  codeHint: '4 to 40 letters, digits and hyphens. A code can’t be changed later.',
  codeInvalid: 'Enter 4 to 40 letters, digits and hyphens',
  description: 'Description',
  descriptionHint: 'Optional. Shown to people who follow the link.',
  create: 'Create code',
  save: 'Save',
  cancel: 'Cancel',
});
