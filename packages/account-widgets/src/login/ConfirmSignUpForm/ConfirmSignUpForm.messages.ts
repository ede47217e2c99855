import { defineMessages } from '@fs/ui';

export const confirmSignUpFormMessages = defineMessages('ConfirmSignUpForm', {
  title: 'Confirm your email',
  lead: 'Enter the code we sent to your email.',
  codeSent: 'We’ve sent you a confirmation code.',
  codeResent: 'A new confirmation code has been sent.',
  confirm: 'Confirm',
  noCode: 'Didn’t get a code, or it expired?',
  resend: 'Send a new code',
  haveAccount: 'Already confirmed?',
  signIn: 'Log in',
});
