import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ApiTokens } from './ApiTokens.tsx';

const token = (id: string, more: object = {}) => ({
  id: `${id.repeat(8)}-1111-4111-8111-111111111111`,
  name: 'Nightly report',
  scopes: ['research' as const],
  hint: 'k3Qz',
  createdAt: '2026-11-01T09:00:00Z',
  expiresAt: '2027-01-30T09:00:00Z',
  lastUsedAt: null,
  ...more,
});

const tokens = [
  token('1', { lastUsedAt: '2026-11-20T09:00:00Z', scopes: ['research', 'watchlists'] }),
  token('2', { name: 'Spreadsheet', hint: '_9aB', scopes: ['watchlists'] }),
];

const meta = {
  title: 'Account/ApiTokens',
  component: ApiTokens,
  args: { tokens: ready(tokens), onCreate: fn(), onRevoke: fn(), onSecretHide: fn(), onRetry: fn() },
} satisfies Meta<typeof ApiTokens>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XTOKEN-007'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Jan 30, 2027')[0]).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows[0]).toMatch(/^Nightly report.*Your watchlists.*Ends in k3QzLast used/);
    await expect(rows[1]).toMatch(/^SpreadsheetYour watchlistsEnds in _9aBNot used yet/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Weekly ');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Your watchlists' }));
    await userEvent.click(canvas.getByRole('radio', { name: '365 days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Weekly', scopes: ['watchlists'], days: 365 });
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Spreadsheet' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke “Spreadsheet”?' });
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(tokens[1]);
    await expect(dialog).not.toBeVisible();
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    await expect(canvas.getByText('Enter a name.')).toBeVisible();
    await expect(canvas.getByText('Select what the token can read.')).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Created: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { secret: 'fs_Jm8Zq2nY7cVb4LrXoW1TkPu5aGd9HsEf3iQxR6wBz0k3Qz' },
  parameters: { requirements: ['XTOKEN-007'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Copy the token now. You can’t see it again.')).toBeVisible();
    await expect(canvas.getByText(/^fs_Jm8Z/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy token' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide token' }));
    await expect(args.onSecretHide).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  args: { tokens: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tokens yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create token' })).toBeEnabled();
  },
};

export const LongName: Story = {
  tags: ['narrow'],
  args: { tokens: ready([token('3', { name: 'Report'.repeat(16) })]) },
};

export const Refused: Story = {
  args: {
    createFailure: 'You can have up to 10 tokens. Revoke one first.',
    revokeFailure: 'Couldn’t revoke the token. Try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can have up to 10 tokens. Revoke one first.')).toBeVisible();
    await expect(canvas.getByText('Couldn’t revoke the token. Try again.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['dark'],
  args: { tokens: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { tokens: failed('Couldn’t load your API tokens.') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load your API tokens.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Retry|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
