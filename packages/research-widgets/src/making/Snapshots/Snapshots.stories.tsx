import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Snapshot } from '../MadeJob.ts';
import { buildSnapshot, snapshotsOfAllStates } from '../testing/buildSnapshot.ts';
import { Snapshots } from './Snapshots.tsx';

const meta = {
  title: 'Research/Snapshots',
  component: Snapshots,
  args: {
    snapshots: ready(snapshotsOfAllStates),
    hrefOf: (id: string) => `/data/${id}`,
    companiesHref: '/research/companies',
    onDownload: fn(),
    onRepeat: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onDelete: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof Snapshots>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XSNAPSHOT-005'] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Waiting, number 2 in line')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '600 of 1,000');
    await expect(canvas.getByText('Its data is no longer there.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Companies' }));
    await expect(args.onDownload).toHaveBeenCalledWith(snapshotsOfAllStates[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Old list' }));
    await expect(args.onRetry).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Ports' }));
    await expect(args.onCancel).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Download Last year' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Repeat Last year' }));
    await expect(args.onRepeat).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Last year' }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  render: function Render(args) {
    const [known, setKnown] = useState(snapshotsOfAllStates.slice(2, 4));
    const remove = (gone: Snapshot) => setKnown(known.filter(({ id }) => id !== gone.id));
    return <Snapshots {...args} snapshots={ready(known)} onDelete={remove} />;
  },
  play: async ({ canvas }) => {
    for (const left of [1, 0]) {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Delete / })[0] as HTMLElement);
      await expect(canvas.queryAllByRole('button', { name: /^Delete / })).toHaveLength(left);
      await expect(document.body).not.toHaveFocus();
    }
  },
};

export const NoSnapshots: Story = { args: { snapshots: ready([]) } };

export const LongWords: Story = {
  tags: ['narrow'],
  args: {
    snapshots: ready([
      buildSnapshot({
        name: 'Companies-'.repeat(20),
        words: Array.from({ length: 20 }, (_, at) => `Filter ${at}: word`),
      }),
    ]),
  },
};

export const Loading: Story = { args: { snapshots: loading() } };

export const Failed: Story = { args: { snapshots: failed('Failed to fetch jobs') } };
