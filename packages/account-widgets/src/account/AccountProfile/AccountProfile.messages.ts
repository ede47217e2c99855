import { defineMessages } from '@fs/ui';

export const accountProfileMessages = defineMessages('AccountProfile', {
  title: 'Profile',
  firstName: 'First name',
  firstNameMissing: 'Please input your First Name!',
  lastName: 'Last name',
  lastNameMissing: 'Please input your Last Name!',
  nameShort: 'Must be min of length 2',
  nameLetters: 'Only alphabet is allowed!',
  email: 'Email',
  emailHint: 'You use this to log in. It can’t be changed here.',
  save: 'Save name',
  picture: 'Profile photo',
  pictureOf: ({ name }: { name: string }) => `Photo of ${name}`,
});
