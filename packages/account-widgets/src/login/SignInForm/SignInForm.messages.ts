import { defineMessages } from '@fs/ui';

export const signInFormMessages = defineMessages('SignInForm', {
  title: ({ product }: { product: string }) => `Sign in to ${product}`,
  password: 'Password',
  signIn: 'Login',
  unknownUser: 'User does not exist',
  googleHint: 'You may have previously logged in with Google.',
  confirmed: 'Please log in with your new account.',
  passwordChanged: 'Your password has been changed. Please log in with the new one.',
  forgot: 'Forgot password?',
  reset: 'Reset password',
  newHere: ({ product }: { product: string }) => `New to ${product}?`,
  signUp: 'Sign up',
});
