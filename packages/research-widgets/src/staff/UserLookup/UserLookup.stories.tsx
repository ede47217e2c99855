import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UserLookup } from './UserLookup.tsx';

const meta = {
  title: 'Research/UserLookup',
  component: UserLookup,
  args: {
    found: ready({
      users: [
        { id: '1', name: 'Ada Minns', email: 'ada@foresight.example', groups: ['fuel-free', 'admin'] },
        { id: '2', name: 'Adam Ruiz', email: 'adam@foresight.example', groups: [] },
      ],
      hasMore: true,
    }),
    onSearch: fn(),
    onRetry: fn(),
    planNames: { 'fuel-free': 'Free' },
  },
} satisfies Meta<typeof UserLookup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await expect(await screen.findByText('admin')).toBeVisible();
    await expect(screen.getByText('Free')).toBeVisible();
    await expect(screen.queryByText('fuel-free')).toBeNull();
    await expect(screen.getByText('No roles')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Email begins with' }), 'ada{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('ada'));
  },
};

export const Start: Story = { args: { found: null } };

export const None: Story = { args: { found: ready({ users: [], hasMore: false }) } };

export const Loading: Story = { args: { found: loading() } };

export const Failed: Story = { args: { found: failed('Failed to fetch users') } };
