import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SnapshotTool } from './SnapshotTool.tsx';

type Saved = { ok: true } | { ok: false; error: string };

const meta = {
  title: 'Research/SnapshotTool',
  component: SnapshotTool,
  args: {
    request: { name: 'Companies', words: ['Name: harbor'] },
    onSave: fn(async (): Promise<Saved> => ({ ok: true })),
    href: '/data',
  },
} satisfies Meta<typeof SnapshotTool>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  tags: ['dark', 'rtl'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a snapshot' }));
    await expect(args.onSave).toHaveBeenCalledWith(args.request);
    await expect(await canvas.findByRole('link', { name: 'Open Data Snapshots' })).toHaveAttribute('href', '/data');
  },
};

export const OverLimit: Story = {
  args: {
    onSave: fn(async (): Promise<Saved> => ({ ok: false, error: 'Your plan includes up to 3 stored snapshots.' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a snapshot' }));
    await expect(await canvas.findByText('Your plan includes up to 3 stored snapshots.')).toBeVisible();
  },
};
