import { defineMessages } from '@fs/ui';

/** Messages shared by the forms of the login page (accounts §5, AMB-046), and by the account’s names and passwords. */
export const loginFieldsMessages = defineMessages('LoginFields', {
  email: 'Email',
  emailMissing: 'Please input your Email!',
  emailInvalid: 'Please input a valid Email!',
  code: 'Confirmation code',
  codeMissing: 'Please input your Confirmation Code!',
  passwordMissing: 'Please input your Password!',
  passwordShort: ({ shortest }: { shortest: number }, { number }) =>
    `Password must be at least ${number(shortest)} characters.`,
  passwordHint: ({ shortest }: { shortest: number }, { number }) => `At least ${number(shortest)} characters.`,
  repeatedMissing: 'Confirm Password is required!',
  nameHint: 'No spaces, apostrophes, or digits. Join the parts of a name with a hyphen: Anne-Marie.',
  withGoogle: 'Continue with Google',
});
