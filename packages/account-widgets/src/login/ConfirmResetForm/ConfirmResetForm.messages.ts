import { defineMessages } from '@fs/ui';

export const confirmResetFormMessages = defineMessages('ConfirmResetForm', {
  title: 'Choose a new password',
  sent: 'We’ve sent a code to your email.',
  password: 'New password',
  repeated: 'Confirm password',
  different: 'Password should be same as confirm password!',
  change: 'Change password',
  noCode: 'Didn’t get a code, or it expired?',
  again: 'Send a new code',
  remembered: 'Remember your password?',
  signIn: 'Log in',
});
