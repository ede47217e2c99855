import { defineMessages } from '@fs/ui';

export const workspaceSelectMessages = defineMessages('WorkspaceSelect', {
  label: 'Belongs to',
  personal: 'Personal',
});
