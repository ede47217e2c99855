import type { FailedJob } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FailedJobs } from './FailedJobs.tsx';

const job: FailedJob = {
  id: 'job-1',
  kind: 'mail',
  attempts: 10,
  failure: 'ConnectionError',
  failed_at: '2026-01-05T08:00:00.000Z',
};

const meta = {
  title: 'Research/FailedJobs',
  component: FailedJobs,
  args: { jobs: ready([job, { ...job, id: 'job-2', kind: 'content', attempts: 1 }]), onRetryJob: fn(), onRetry: fn() },
} satisfies Meta<typeof FailedJobs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Jobs: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry mail' }));
    await expect(args.onRetryJob).toHaveBeenCalledWith(job);
    await expect(screen.getByText(/10 attempts/)).toBeVisible();
  },
};

export const None: Story = { args: { jobs: ready([]) } };

export const Loading: Story = { args: { jobs: loading() } };

export const Failed: Story = { args: { jobs: failed('Failed to fetch jobs') } };
