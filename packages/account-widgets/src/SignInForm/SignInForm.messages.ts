import { defineMessages } from '@fs/ui';

export const signInFormMessages = defineMessages('SignInForm', {
  title: ({ product }: { product: string }) => `Sign in to ${product}`,
  email: 'Email',
  password: 'Password',
  emailMissing: 'Please input your Email!',
  passwordMissing: 'Please input your Password!',
  signIn: 'Login',
  unknownUser: 'User does not exist',
  googleHint: 'You may have previously logged in with Google.',
});
