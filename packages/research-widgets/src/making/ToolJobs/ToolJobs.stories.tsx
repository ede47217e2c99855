import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ToolJob } from '../MadeJob.ts';
import { buildToolJob, draftFindings, toolJobsOfAllStates } from '../testing/buildToolJob.ts';
import { ToolJobs } from './ToolJobs.tsx';

const meta = {
  title: 'Research/ToolJobs',
  component: ToolJobs,
  args: {
    jobs: ready(toolJobsOfAllStates),
    hrefOf: ({ type, id }: ToolJob) => `/tools/${type}?job=${id}`,
    currentId: 'job-1',
    allHref: '/tools/workflows',
    onRetry: fn(),
    onCancel: fn(),
    onDelete: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof ToolJobs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XTOOL-009'] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Waiting, number 2 in line')).toBeVisible();
    await expect(canvas.getByText('No podcasts or interviews about this company are known.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Voltmeer' })).toHaveAttribute('href', '/tools/blog?job=waiting');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Stillwater' }));
    await expect(args.onCancel).toHaveBeenCalledWith(toolJobsOfAllStates[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Quayside' }));
    await expect(args.onRetry).toHaveBeenCalledWith(toolJobsOfAllStates[3]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Harborline' }));
    await expect(args.onDelete).toHaveBeenCalledWith(toolJobsOfAllStates[2]);
    await expect(canvas.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/tools/workflows');
  },
};

export const SameSubject: Story = {
  args: {
    jobs: ready([
      buildToolJob({ ...draftFindings('social'), id: 'curious' }),
      buildToolJob({ id: 'rounds', type: 'investors', input: { market: 'ports', round: 'A' }, output: null }),
      buildToolJob({ id: 'all', type: 'investors', input: { market: 'ports', round: null }, output: null }),
    ]),
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/^HarborlineReadyCurious · .*2025 · 8:00 AM/);
    await expect(rows[1]).toHaveTextContent(/^HarborlineReadySeries A · .*2025 · 8:00 AM/);
    await expect(rows[2]).toHaveTextContent(/^HarborlineReadyMonday, .*2025 · 8:00 AM/);
  },
};

export const OfAllTools: Story = {
  args: { allHref: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Podcasts Research/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'All jobs' })).toBeNull();
  },
};

export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete Quayside' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry Quayside' })).toBeNull();
  },
};

export const Deleted: Story = {
  render: function Render(args) {
    const [known, setKnown] = useState(toolJobsOfAllStates.slice(2));
    const remove = (gone: ToolJob) => setKnown(known.filter(({ id }) => id !== gone.id));
    return <ToolJobs {...args} jobs={ready(known)} onDelete={remove} />;
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Delete / })) {
      await userEvent.click(button);
      await expect(button).not.toBeInTheDocument();
      await expect(document.body).not.toHaveFocus();
    }
  },
};

export const NoJobs: Story = { args: { jobs: ready([]) } };

export const LongNames: Story = {
  tags: ['narrow'],
  args: {
    jobs: ready([
      buildToolJob({ subject: 'Harborline-'.repeat(20) }),
      buildToolJob({ id: 'other', subject: 'شركة المرفأ للبرمجيات' }),
    ]),
  },
};

export const Loading: Story = { args: { jobs: loading() } };

export const Failed: Story = { args: { jobs: failed('Failed to fetch jobs') } };
