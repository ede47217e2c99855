import { defineMessages } from '@fs/ui';

export const displayDialogMessages = defineMessages('DisplayDialog', {
  title: 'Display',
});
