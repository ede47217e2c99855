import { defineMessages } from '@fs/ui';

export const signInFormMessages = defineMessages('SignInForm', {
  title: ({ product }: { product: string }) => `Sign in to ${product}`,
  password: 'Password',
  signIn: 'Log in',
  unknownUser: 'User does not exist',
  googleHint: 'You may have previously logged in with Google.',
  confirmed: 'Please log in with your new account.',
  passwordChanged: 'Password changed. Log in with your new password.',
  forgot: 'Forgot password?',
  reset: 'Reset password',
  newHere: ({ product }: { product: string }) => `New to ${product}?`,
  signUp: 'Sign up',
});
