import { defineMessages } from '@fs/ui';

export const confirmSignUpFormMessages = defineMessages('ConfirmSignUpForm', {
  title: 'Confirm your email',
  lead: 'Enter the code that we sent to your email address.',
  codeSent: 'We have sent you a confirmation code.',
  codeResent: 'A new confirmation code has been sent.',
  confirm: 'Confirm',
  noCode: 'No code, or an expired one?',
  resend: 'Send a new code',
  haveAccount: 'Confirmed already?',
  signIn: 'Log in',
});
