import { defineMessages } from '@fs/ui';

export const loginPageMessages = defineMessages('LoginPage', {
  version: ({ version }: { version: string }) => `Version ${version}`,
});
