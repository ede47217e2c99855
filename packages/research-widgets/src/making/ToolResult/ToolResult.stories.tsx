import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { ToolFindings, ToolJob } from '../MadeJob.ts';
import { buildToolJob, draftFindings, investorFindings, podcastFindings } from '../testing/buildToolJob.ts';
import { ToolResult } from './ToolResult.tsx';

const meta = {
  title: 'Research/ToolResult',
  component: ToolResult,
  args: {
    job: null,
    example: ready(draftFindings('blog')),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    personHrefOf: ({ id }) => `/people/${id}`,
    investorHrefOf: ({ name }) => `/rounds/${encodeURIComponent(name)}`,
    articleHrefOf: ({ id }) => `/news/article/${id}`,
    marketHrefOf: ({ id }) => `/markets/${id}`,
    onRetry: fn(),
    onCancel: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof ToolResult>;
export default meta;

type Story = StoryObj<typeof meta>;

const finished = (findings: ToolFindings): ToolJob => buildToolJob(findings as Partial<ToolJob>);

export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Example' })).toBeVisible();
    await expect(canvas.getByText('Built-in generator')).toBeVisible();
  },
};

export const NoExample: Story = { args: { example: ready(null) } };

export const Draft: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { job: ready(finished(draftFindings('blog'))) },
  parameters: { requirements: ['XTOOL-007'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No language model wrote this/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Fact / })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Fact 3' }));
    await expect(await screen.findByRole('link', { name: 'Open the article' })).toHaveAttribute(
      'href',
      '/news/article/opens',
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const ByModel: Story = {
  args: { job: ready(finished(draftFindings('content', 'model'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Language model')).toBeVisible();
  },
};

export const Posts: Story = {
  args: { job: ready(finished(draftFindings('social'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Copy post' })).toHaveLength(3);
  },
};

export const Investors: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { job: ready(finished(investorFindings)) },
  parameters: { requirements: ['XTOOL-008'] },
  play: async ({ canvas }) => {
    const reason = '5 of 12 Series A rounds in Grid Software, last Oct 4, 2024';
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cedar & Palm' })).toHaveAttribute(
      'href',
      '/research/companies/cedar-palm',
    );
    await expect(canvas.getByRole('link', { name: 'Ana Sousa' })).toHaveAttribute('href', '/people/ana');
    await expect(canvas.getByRole('link', { name: 'صندوق المرفأ' })).toHaveAttribute(
      'href',
      `/rounds/${encodeURIComponent('صندوق المرفأ')}`,
    );
  },
};

export const Podcasts: Story = {
  tags: ['narrow'],
  args: { job: ready(finished(podcastFindings)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^How Harborline got/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'An interview with Harborline' })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { job: ready(buildToolJob({ status: 'PENDING', place: 2, output: null })) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Waiting, number 2 in line')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Running: Story = { args: { job: ready(buildToolJob({ status: 'RUNNING', output: null })) } };

export const FailedJob: Story = {
  args: { job: ready(buildToolJob({ status: 'FAILED', failure: 'no-data', output: null })) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Nothing is known about this company yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Canceled: Story = {
  args: { job: ready(buildToolJob({ status: 'FAILED', failure: 'canceled', output: null })), onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You canceled it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

const long = draftFindings('blog');

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    job: ready(
      finished({
        ...long,
        output: {
          ...long.output,
          title: 'Harborline-'.repeat(20),
          sentences: [
            { text: 'Harborline-'.repeat(30), facts: [0] },
            { text: 'شركة المرفأ للبرمجيات تجمع 12 مليون دولار.', facts: [1] },
          ],
        },
      } as ToolFindings),
    ),
  },
};

export const Loading: Story = { args: { job: loading() } };

export const Failed: Story = {
  args: { job: failed('Failed to fetch job') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
