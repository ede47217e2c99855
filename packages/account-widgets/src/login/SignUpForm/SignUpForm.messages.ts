import { defineMessages } from '@fs/ui';

/** Texts of accounts §5 and §8. */
export const signUpFormMessages = defineMessages('SignUpForm', {
  title: ({ product }: { product: string }) => `Sign up for ${product}`,
  firstName: 'First name',
  firstNameMissing: 'Please input your First Name!',
  lastName: 'Last name',
  lastNameMissing: 'Please input your Last Name!',
  nameShort: 'Must be min of length 2',
  nameLetters: 'Only alphabet is allowed!',
  password: 'Password',
  repeated: 'Confirm password',
  different: 'Confirm Password should be same as password!',
  terms: 'I agree to the Terms and Conditions',
  readTerms: 'Read the Terms and Conditions',
  needsTerms: 'Tick the box to continue.',
  tickFirst: 'Tick the box to continue',
  orEmail: 'Or sign up with your email:',
  signUp: 'Sign up',
  haveAccount: 'Already have an account?',
  signIn: 'Log in',
});
