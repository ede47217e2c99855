import { defineMessages } from '@fs/ui';

export const provisioningMessages = defineMessages('Provisioning', {
  title: 'Your account',
  working: 'Setting up your account',
  takes: 'This takes a few seconds.',
  created: 'Your account has been successfully created!',
  exists: 'Your personal account already exists.',
  onwards: 'Taking you to Home…',
  goOn: 'Continue',
  failed: 'An unexpected error occurred while provisioning your account.',
  contact: 'Please contact support.',
  support: 'Contact support',
});
