import { buildPodcast } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyPodcasts } from './CompanyPodcasts.tsx';

const podcasts = [buildPodcast(), buildPodcast({ title: 'مستقبل الموانئ', publisher: 'بودكاست المرفأ' })];

const meta = {
  title: 'Research/CompanyPodcasts',
  component: CompanyPodcasts,
  args: { podcasts: ready(podcasts), onRetry: fn() },
} satisfies Meta<typeof CompanyPodcasts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^How Harborline got its first ten customers/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const WithoutAddress: Story = {
  args: { podcasts: ready([buildPodcast({ url: null })]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = {
  args: { podcasts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No podcast episodes yet')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { podcasts: loading() } };

export const Stale: Story = { args: { podcasts: ready(podcasts, { stale: true }) } };

export const Failed: Story = {
  args: { podcasts: failed('Failed to fetch podcasts') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch podcasts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { podcasts: failed('Failed to fetch podcasts', { last: podcasts }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^How Harborline got its first ten customers/ })).toBeVisible();
  },
};

export const Denied: Story = {
  args: { podcasts: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
