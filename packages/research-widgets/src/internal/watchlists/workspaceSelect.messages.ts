import { defineMessages } from '@fs/ui';

export const workspaceSelectMessages = defineMessages('WorkspaceSelect', {
  label: 'Workspace',
  personal: 'Personal',
});
