import type { SocialHistoryPoint } from '@fs/api-contract';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SocialHistory } from './SocialHistory.tsx';

const months = ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
const history = months.flatMap((month, index): SocialHistoryPoint[] => [
  { social: 'linkedin', day: `${month}-01`, followers_count: 14_000 + index * 650 },
  { social: 'twitter', day: `${month}-01`, followers_count: 21_000 - index * 120 },
  ...(index < 3 ? [] : [{ social: 'github', day: `${month}-01`, followers_count: 300 + index * 90 } as const]),
]);

const meta = {
  title: 'Research/SocialHistory',
  component: SocialHistory,
  args: { history: ready(history), onRetry: fn() },
} satisfies Meta<typeof SocialHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Twitter' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
  },
};

export const Empty: Story = {
  args: { history: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No follower history yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { history: loading() } };

export const Failed: Story = {
  args: { history: failed('Failed to fetch social history') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch social history')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { history: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
