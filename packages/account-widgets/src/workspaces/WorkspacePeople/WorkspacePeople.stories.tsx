import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildWorkspaceDetail } from '../../testing/buildWorkspace.ts';
import { WorkspacePeople } from './WorkspacePeople.tsx';

const meta = {
  title: 'Account/WorkspacePeople',
  component: WorkspacePeople,
  args: {
    workspace: buildWorkspaceDetail(),
    ownEmail: 'theresa@foresight.example',
    onInvite: fn(async () => true),
    onRoleChange: fn(),
    onRemove: fn(),
    onTransfer: fn(),
    onRemind: fn(),
    onWithdraw: fn(),
    priceOf: (seats) => ({ from: 472, to: 199 + 39 * (seats - 5), period: 'month' }),
    seatsHref: '/account#billing',
  },
} satisfies Meta<typeof WorkspacePeople>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tomás Medeiros' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Tomás Medeiros?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remind ana@foresight.example' }));
    await expect(args.onRemind).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the invitation of ana@foresight.example' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

/** The focus stays near an element that is gone. */
export const Withdrawn: Story = {
  render: function Withdrawing(args) {
    const [workspace, setWorkspace] = useState(args.workspace);
    const invitations = (gone: string) => workspace.invitations.filter(({ id }) => id !== gone);
    return (
      <WorkspacePeople
        {...args}
        workspace={workspace}
        onWithdraw={({ id }) => setWorkspace({ ...workspace, invitations: invitations(id) })}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Withdraw the invitation of ana@foresight.example' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('ana@foresight.example')).toBeNull());
    await expect(document.activeElement).toContainElement(canvas.getByRole('region', { name: 'People' }));
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.click(field);
    await userEvent.paste('cy@b.example; Dee <dee@b.example>\ncy@b.example tomas@foresight.example');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/1 duplicate was left out/)).toBeVisible();
    await expect(canvas.getByText(/1 address belongs to the workspace or is invited already/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onInvite).toHaveBeenCalledWith([
      { email: 'cy@b.example', role: 'member' },
      { email: 'dee@b.example', role: 'member' },
    ]);
    await waitFor(() => expect(canvas.queryByText('dee@b.example')).toBeNull());
  },
};

export const KnownAlready: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(field, 'tomas@foresight.example{Enter}');
    const send = canvas.getByRole('button', { name: 'Send invitations' });
    await expect(send).toHaveAccessibleDescription('1 address belongs to the workspace or is invited already.');
    await userEvent.click(send);
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

export const BeyondSeats: Story = {
  args: {
    workspace: buildWorkspaceDetail({
      usage: { watchlists: { limit: null, used: 3 }, teams: { limit: 3, used: 3 }, seats: { limit: 12, used: 12 } },
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.click(field);
    await userEvent.keyboard('cy@b.example{Enter}');
    await expect(
      await canvas.findByText('1 more seat is needed. The plan would then cost $511 instead of $472 per month.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send invitations' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Add seats' })).toHaveAttribute('href', '/account#billing');
  },
};

/** After a change to fewer seats than are used. */
export const SeatsUnpaid: Story = {
  tags: ['narrow'],
  args: {
    workspace: buildWorkspaceDetail({
      usage: { watchlists: { limit: null, used: 3 }, teams: { limit: 3, used: 3 }, seats: { limit: 5, used: 8 } },
    }),
    priceOf: (seats) => ({ from: 199, to: 199 + 39 * (seats - 5), period: 'month' }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Add seats, or remove people, to invite others\. The plan would then cost \$316/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add seats' })).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email addresses' }));
    await userEvent.keyboard('cy@b.example{Enter}');
    await expect(await canvas.findByText(/^4 more seats are needed\. The plan/)).toBeVisible();
  },
};

export const Member: Story = {
  args: { workspace: buildWorkspaceDetail({ role: 'member', invitations: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tomás Medeiros')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { failure: 'Couldn’t send the invitations. Try again.', onInvite: fn(async () => false) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t send the invitations. Try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email addresses' }));
    await userEvent.keyboard('cy@b.example{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    // The addresses stay, so that the user can try again.
    await expect(canvas.getByText('cy@b.example')).toBeVisible();
  },
};
