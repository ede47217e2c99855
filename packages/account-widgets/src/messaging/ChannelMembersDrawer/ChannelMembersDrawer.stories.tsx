import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ChannelMembersDrawer } from './ChannelMembersDrawer.tsx';

const meta = {
  title: 'Account/ChannelMembersDrawer',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: ChannelMembersDrawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    members: [
      { owner: 'mei', name: 'Mei Sanders', hasJoined: true, isCreator: true },
      { owner: 'new@foresight.example', name: 'new@foresight.example', hasJoined: false, isCreator: false },
    ],
    canManage: true,
    results: [
      { email: 'new@foresight.example', status: 'invited' },
      { email: 'nobody', status: 'not-an-email' },
    ],
    found: null,
    onSearch: fn(),
    onInvite: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ChannelMembersDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The members of a channel. */
export const Members: Story = {
  tags: ['dark', 'narrow'],
  play: async ({ args }) => {
    await expect(await screen.findByText('nobody: Not an email address')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Mei Sanders' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.members[0]);
  },
};

export const ReadOnly: Story = {
  args: { canManage: false, results: [] },
  play: async () => {
    await expect(await screen.findByText(/Mei Sanders/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  },
};
