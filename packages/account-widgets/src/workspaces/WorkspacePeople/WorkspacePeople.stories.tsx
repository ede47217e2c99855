import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { buildWorkspaceDetail } from '../../testing/buildWorkspace.ts';
import { WorkspacePeople } from './WorkspacePeople.tsx';

const meta = {
  title: 'Account/WorkspacePeople',
  component: WorkspacePeople,
  args: {
    workspace: buildWorkspaceDetail(),
    ownEmail: 'theresa@foresight.example',
    onInvite: fn(),
    onRoleChange: fn(),
    onRemove: fn(),
    onHandOn: fn(),
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

export const Member: Story = {
  args: { workspace: buildWorkspaceDetail({ role: 'member', invitations: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tomás Medeiros')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { failure: 'Couldn’t send the invitations. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t send the invitations. Try again.')).toBeVisible();
  },
};
