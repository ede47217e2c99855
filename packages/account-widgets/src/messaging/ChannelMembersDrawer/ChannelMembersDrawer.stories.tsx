import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChannelMembersDrawer, type ChannelPerson } from './ChannelMembersDrawer.tsx';

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
    userId: 'mei',
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
  play: async () => {
    await expect(await screen.findByText('nobody: Not an email address')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Remove new@foresight.example' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { canManage: false, results: [] },
  play: async () => {
    await expect(await screen.findByText(/Mei Sanders/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons.filter((text) => text !== '')).toEqual([]);
  },
};

/** A membership ends after a question, which names who loses what. */
export const Asked: Story = {
  tags: ['narrow'],
  render: function Render(args) {
    const [members, setMembers] = useState(args.members);
    const remove = (gone: ChannelPerson) => {
      args.onRemove(gone);
      setMembers((known) => known.filter((each) => each !== gone));
    };
    return <ChannelMembersDrawer {...args} members={members} onRemove={remove} />;
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove new@foresight.example' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove new@foresight.example?' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.members[1]);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};
