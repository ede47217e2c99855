import { defineMessages } from '@fs/ui';

export const passwordResetFormMessages = defineMessages('PasswordResetForm', {
  title: 'Reset your password',
  lead: 'We’ll email you a code to choose a new password.',
  send: 'Send the code',
  unknown: 'Username was not found. You may have logged in with Google. Please contact support.',
  support: 'Contact support',
  remembered: 'Remember your password?',
  signIn: 'Log in',
});
