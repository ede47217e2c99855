import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SocialBar } from './SocialBar.tsx';

const accounts = [
  { social: 'twitter', followers_count: 125_000 },
  { social: 'linkedin', followers_count: 48_200 },
  { social: 'facebook', followers_count: 9_400 },
  { social: 'instagram', followers_count: 2_150 },
  { social: 'github', followers_count: 310 },
  { social: 'medium', followers_count: 42 },
] as const;

const meta = {
  title: 'Research/SocialBar',
  component: SocialBar,
  args: { accounts: ready(accounts), onRetry: fn() },
} satisfies Meta<typeof SocialBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['COMPANY-022', 'XCOMPANY-033'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Twitter');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('125,000');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('67.5%');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Block width on a log scale')).toBeVisible();
    const [twitter] = canvas.getAllByRole('listitem');
    const rank = getComputedStyle(twitter?.querySelector(':scope > [aria-hidden]') ?? document.body);
    await expect(getComputedStyle(canvas.getByTitle('Twitter 67.5%')).backgroundColor).toBe(rank.backgroundColor);
  },
};

export const OneNetwork: Story = {
  args: {
    accounts: ready([
      { social: 'github', followers_count: 1 },
      { social: 'medium', followers_count: 0 },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('GitHub1100.0%');
  },
};

export const Empty: Story = {
  args: { accounts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No follower data')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { accounts: loading() } };

export const Stale: Story = { args: { accounts: ready(accounts, { stale: true }) } };

export const Failed: Story = {
  args: { accounts: failed('Failed to fetch social history') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch social history')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { accounts: failed('Failed to fetch social history', { last: accounts }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Twitter');
  },
};

export const Denied: Story = {
  args: { accounts: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
