import type { ReceivedInvitation } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { buildWorkspace } from '../../testing/buildWorkspace.ts';
import { WorkspaceCards } from './WorkspaceCards.tsx';

const personal = buildWorkspace({
  id: 'theresa',
  name: 'Theresa Olsson',
  description: '',
  accountType: 'PERSONAL',
  planID: 'fuel-free',
  plan: 'Free',
  usage: { watchlists: { limit: 1, used: 1 }, teams: { limit: 0, used: 0 }, seats: { limit: null, used: 1 } },
  renewsAt: null,
});
const alder = buildWorkspace({ id: 'alder', name: 'Alder & Finch Advisory', accountStatus: 'PENDING' });
const northlight = buildWorkspace({
  id: 'northlight',
  name: 'Northlight Capital',
  accountStatus: 'INACTIVE',
  paymentFailedAt: '2026-11-15T08:00:00.000Z',
});

const invitation: ReceivedInvitation = {
  accountID: 'longview',
  name: 'Longview Research',
  logo: null,
  role: 'member',
  invitedBy: 'Theresa Olsson',
  invitedAt: '2026-11-20T09:00:00.000Z',
};

const meta = {
  title: 'Account/WorkspaceCards',
  component: WorkspaceCards,
  args: {
    list: ready({ workspaces: [personal, alder, buildWorkspace(), northlight], invitations: [] }),
    activeId: 'longview',
    hrefOf: ({ id }) => `/workspaces/${id}`,
    paymentHrefOf: () => '/account#billing',
    createHref: '/accounts/new',
    onSwitch: fn(),
    onJoin: fn(),
    onDecline: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WorkspaceCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { requirements: ['XWORKSPACE-004'] },
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Longview Research' })).toHaveAttribute(
      'href',
      '/workspaces/longview',
    );
    await expect(canvas.getAllByText('9 of 12 seats · 3 watchlists')[0]).toBeVisible();
    await expect(canvas.getByText('In use now')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Finish payment' })).toHaveAttribute('href', '/account#billing');
    await expect(
      canvas.getByText('Payment failed on Nov 15, 2026. Lists are read-only until it’s fixed.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to this workspace: Theresa Olsson' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(personal);
  },
};

export const Unknown: Story = {
  args: { list: ready({ workspaces: [personal, northlight], invitations: [] }), activeId: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('In use now')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to this workspace: Theresa Olsson' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(personal);
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to this workspace: Northlight Capital' }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith(northlight);
  },
};

export const Alone: Story = {
  args: { list: ready({ workspaces: [personal], invitations: [] }), activeId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Work with others.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a Team' })).toHaveAttribute('href', '/accounts/new');
  },
};

export const Invited: Story = {
  args: {
    list: ready({
      workspaces: [personal],
      invitations: [invitation],
    }),
    activeId: null,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Theresa Olsson invites you to Longview Research')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

export const Answered: Story = {
  render: function Answering(args) {
    const [isInvited, setInvited] = useState(true);
    const [activeId, setActiveId] = useState<string | null>(null);
    return (
      <WorkspaceCards
        {...args}
        list={ready({ workspaces: [personal, buildWorkspace()], invitations: isInvited ? [invitation] : [] })}
        activeId={activeId}
        onSwitch={({ id }) => setActiveId(id)}
        onJoin={() => setInvited(false)}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Join' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Join' })).toBeNull());
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toContainElement(canvas.getByRole('region', { name: 'Your workspaces' }));
    canvas.getByRole('button', { name: 'Switch to this workspace: Longview Research' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('In use now')).toBeVisible();
    await expect(document.activeElement).not.toContainElement(canvas.getByText('Theresa Olsson'));
    await expect(document.activeElement).toContainElement(canvas.getByRole('link', { name: 'Longview Research' }));
  },
};

export const Loading: Story = { args: { list: loading() } };

export const Failed: Story = {
  args: { list: failed('Couldn’t load your workspaces.') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load your workspaces.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
