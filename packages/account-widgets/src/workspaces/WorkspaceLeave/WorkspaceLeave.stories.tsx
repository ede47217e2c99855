import { longestName } from '@fs/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildWorkspaceDetail } from '../../testing/buildWorkspace.ts';
import { WorkspaceLeave } from './WorkspaceLeave.tsx';

const meta = {
  title: 'Account/WorkspaceLeave',
  component: WorkspaceLeave,
  args: { workspace: buildWorkspaceDetail({ role: 'member' }), onLeave: fn() },
} satisfies Meta<typeof WorkspaceLeave>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Leave' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave Longview Research?' });
    await expect(within(dialog).getByText(/^You lose access to its watchlists and teams at once\./)).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const LastOwner: Story = {
  args: { workspace: buildWorkspaceDetail() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Leave' })).toHaveAttribute('aria-disabled', 'true');
    await expect(
      canvas.getAllByText('You are the last owner. Transfer ownership to someone else before you leave.')[0],
    ).toBeVisible();
  },
};

export const OnlyPerson: Story = {
  tags: ['narrow'],
  args: { workspace: buildWorkspaceDetail({ people: buildWorkspaceDetail().people.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Leave' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText(/^You are the only person here\. Invite someone/)[0]).toBeVisible();
    await expect(canvas.queryByText(/to someone else/)).toBeNull();
  },
};

export const Leaving: Story = {
  args: { isLeaving: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { failure: 'Failed leaving the workspace' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed leaving the workspace')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { workspace: buildWorkspaceDetail({ role: 'member', name: longestName }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
