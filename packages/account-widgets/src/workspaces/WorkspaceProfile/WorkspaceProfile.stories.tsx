import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildWorkspaceDetail } from '../../testing/buildWorkspace.ts';
import { WorkspaceProfile } from './WorkspaceProfile.tsx';

const lists = ['Climate map', 'Harbors', 'Grid software'].map((name, index) => ({
  id: String(index),
  name,
  href: `/research/watchlists/${index}`,
}));

const meta = {
  title: 'Account/WorkspaceProfile',
  component: WorkspaceProfile,
  args: {
    workspace: buildWorkspaceDetail(),
    paymentHref: '/account#billing',
    watchlists: ready(lists),
    onWatchlistsRetry: fn(),
    watchlistsHref: '/research/watchlists',
    onSave: fn(),
    onLogoSelect: fn(),
    onLogoRemove: fn(),
    onKeepOpen: fn(),
  },
} satisfies Meta<typeof WorkspaceProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  parameters: { requirements: ['XWORKSPACE-005'] },
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('meter', { name: 'Seats' })).toHaveAttribute('aria-valuetext', '9 of 12');
    await expect(canvas.getByText('3, unlimited')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Longview Partners');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Longview Partners',
      description: 'The research desk: deal sourcing, market maps and the Monday briefing.',
    });
  },
};

export const Member: Story = {
  args: { workspace: buildWorkspaceDetail({ role: 'member', invitations: [], renewsAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbors' })).toHaveAttribute('href', '/research/watchlists/1');
    await expect(canvas.getByRole('meter', { name: 'Seats' })).toHaveAttribute('aria-valuetext', '9 of 12');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Canceled: Story = {
  args: {
    workspace: buildWorkspaceDetail({
      role: 'member',
      invitations: [],
      renewsAt: null,
      endsAt: '2027-01-03T00:00:00.000Z',
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The plan is canceled. Everything works until Jan 3, 2027, and nothing is deleted then.'),
    ).toBeVisible();
  },
};

export const Personal: Story = {
  args: {
    workspace: buildWorkspaceDetail({
      accountType: 'PERSONAL',
      usage: {
        watchlists: { limit: 5, used: 0 },
        teams: { limit: 0, used: 0 },
        seats: { limit: null, used: 1 },
      },
    }),
    watchlists: ready([]),
    billingHref: '/account#billing',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This workspace has no watchlists yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open watchlists' })).toHaveAttribute('href', '/research/watchlists');
    await expect(canvas.getByRole('link', { name: 'Billing and plan' })).toHaveAttribute('href', '/account#billing');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const ListsUnknown: Story = {
  args: { watchlists: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3, unlimited')).toBeVisible();
    await expect(canvas.queryByText('This workspace has no watchlists yet.')).toBeNull();
  },
};

export const ListsFailed: Story = {
  args: { watchlists: failed('Failed to fetch watchlists') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch watchlists');
    await expect(canvas.queryByText('This workspace has no watchlists yet.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onWatchlistsRetry).toHaveBeenCalledOnce();
  },
};

export const OverLimit: Story = {
  parameters: { requirements: ['XUSAGE-003'] },
  args: {
    workspace: buildWorkspaceDetail({
      usage: {
        watchlists: { limit: 1, used: 3 },
        teams: { limit: 3, used: 3 },
        seats: { limit: 12, used: 9 },
      },
    }),
    watchlists: ready(lists.map((list, index) => ({ ...list, readOnly: index === 0 ? null : 'over-limit' }))),
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('The plan includes 1 watchlist. Nothing is deleted. Choose which stay open.'),
    ).toBeVisible();
    await expect(canvas.getAllByText('Read-only')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(args.onKeepOpen).toHaveBeenCalledWith(['0']);
  },
};

/** After a change to fewer seats than are used. */
export const SeatsUnpaid: Story = {
  args: {
    workspace: buildWorkspaceDetail({
      role: 'member',
      usage: {
        watchlists: { limit: null, used: 3 },
        teams: { limit: 3, used: 3 },
        seats: { limit: 5, used: 8 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 more seats are used than are paid for\. Everyone keeps access/)).toBeVisible();
  },
};

export const Unpaid: Story = {
  args: {
    workspace: buildWorkspaceDetail({
      accountStatus: 'PENDING',
      renewsAt: null,
      usage: {
        watchlists: { limit: null, used: 0 },
        teams: { limit: 3, used: 0 },
        seats: { limit: null, used: 3 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Finish payment' })).toBeVisible();
    await expect(canvas.queryByText('3, unlimited')).toBeNull();
  },
};

export const Inactive: Story = {
  args: {
    workspace: buildWorkspaceDetail({ accountStatus: 'INACTIVE', paymentFailedAt: '2026-11-15T08:00:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fix payment' })).toHaveAttribute('href', '/account#billing');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { failure: 'Failed updating account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed updating account')).toBeVisible();
  },
};
