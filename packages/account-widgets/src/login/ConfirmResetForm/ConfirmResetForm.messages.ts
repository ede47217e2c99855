import { defineMessages } from '@fs/ui';

export const confirmResetFormMessages = defineMessages('ConfirmResetForm', {
  title: 'Choose a new password',
  sent: 'We have sent a code to your email address.',
  password: 'New password',
  repeated: 'Confirm password',
  different: 'Password should be same as confirm password!',
  change: 'Change password',
  noCode: 'No code, or an expired one?',
  again: 'Send a new code',
  remembered: 'Remembered it?',
  signIn: 'Log in',
});
