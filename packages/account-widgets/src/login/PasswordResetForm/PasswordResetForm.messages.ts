import { defineMessages } from '@fs/ui';

export const passwordResetFormMessages = defineMessages('PasswordResetForm', {
  title: 'Reset your password',
  lead: 'We send a code to your email address. With it you choose a new password.',
  send: 'Send the code',
  unknown: 'Username was not found. You may have logged in with Google. Please contact support.',
  support: 'Contact support',
  remembered: 'Remembered it?',
  signIn: 'Log in',
});
