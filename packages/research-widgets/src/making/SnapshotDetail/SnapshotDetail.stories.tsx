import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildSnapshot } from '../testing/buildSnapshot.ts';
import { SnapshotDetail } from './SnapshotDetail.tsx';

const meta = {
  title: 'Research/SnapshotDetail',
  component: SnapshotDetail,
  args: {
    snapshot: ready(buildSnapshot()),
    onDownload: fn(),
    onRepeat: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onDelete: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof SnapshotDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('61')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Companies' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};

export const Running: Story = {
  args: { snapshot: ready(buildSnapshot({ status: 'RUNNING', file: null, progress: 400, total: 1000 })) },
};

export const FailedJob: Story = {
  args: { snapshot: ready(buildSnapshot({ status: 'FAILED', file: null, failure: 'too-large' })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry Companies' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { snapshot: loading() } };

export const Failed: Story = { args: { snapshot: failed('Failed to fetch job') } };
