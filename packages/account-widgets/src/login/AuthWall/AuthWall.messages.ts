import { defineMessages } from '@fs/ui';

export const authWallMessages = defineMessages('AuthWall', {
  login: 'Login',
  freeAccount: 'Get a Free Account',
});
