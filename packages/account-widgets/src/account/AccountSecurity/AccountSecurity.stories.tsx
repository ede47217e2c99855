import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountSecurity } from './AccountSecurity.tsx';

const session = (id: string, device: string | null, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  createdAt: '2026-11-01T09:00:00Z',
  lastUsedAt: '2026-11-20T09:00:00Z',
});

const sessions = [
  session('11111111-1111-4111-8111-111111111111', 'Firefox on Windows', true),
  session('22222222-2222-4222-8222-222222222222', 'Safari on iPhone'),
  session('33333333-3333-4333-8333-333333333333', null),
];

const meta = {
  title: 'Account/AccountSecurity',
  component: AccountSecurity,
  args: {
    email: 'ada@foresight.example',
    changes: 0,
    sessions: ready(sessions),
    onPasswordChange: fn(),
    onEnd: fn(),
    onEndAll: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AccountSecurity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('New password'), 'battery staple');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'battery staple');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onPasswordChange).toHaveBeenCalledWith({ current: 'correct horse', password: 'battery staple' });
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows[0]).toMatch(/^Firefox on WindowsThis device/);
    await expect(rows[2]).toMatch(/^Unknown device/);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith(sessions[1]);
    await expect(canvas.queryByRole('button', { name: 'Log out Firefox on Windows' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere' }));
    await expect(args.onEndAll).toHaveBeenCalledOnce();
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByText('Enter your current password.')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 8 characters.')).toBeVisible();
    await expect(canvas.getByText('Confirm Password is required!')).toBeVisible();
    await expect(args.onPasswordChange).not.toHaveBeenCalled();
  },
};

export const Changed: Story = {
  args: { changes: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Password changed. Other devices were logged out.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
};

export const Refused: Story = {
  args: { passwordFailure: 'Incorrect username or password.', endFailure: 'Failed to end the session.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Incorrect username or password.')).toBeVisible();
    await expect(canvas.getByText('Failed to end the session.')).toBeVisible();
  },
};

export const NoSessions: Story = {
  args: { sessions: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('Your sessions are managed by your organization’s login.')).toBeVisible();
  },
};

export const Loading: Story = { args: { sessions: loading() } };

export const Failed: Story = {
  args: { sessions: failed('Failed to retrieve sessions.') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
