import { defineMessages } from '@fs/ui';

export const workspaceLeaveMessages = defineMessages('WorkspaceLeave', {
  title: 'Leave this workspace',
  text: 'You lose access to its watchlists and teams at once. What you made stays with the workspace.',
  leave: 'Leave',
  ask: ({ name }: { name: string }) => `Leave ${name}?`,
  lastOwner: 'You are the last owner. Transfer ownership to someone else before you leave.',
  onlyPerson:
    'You are the only person here. Invite someone and transfer ownership to them before you leave, or delete your account to delete the workspace.',
});
