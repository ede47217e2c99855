import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TrendingKeywords } from './TrendingKeywords.tsx';

const keywords = [
  'Energy Storage',
  'Robotics',
  'Payments',
  'Open Source',
  'Satellites',
  'Water',
  'Hiring',
  'Insurance',
  'Diagnostics',
  'Semiconductors',
  'Logistics',
  'Education',
  'Travel',
  'Fashion',
  'Fraud',
  'Pets',
  'Aquaculture',
];

const meta = {
  title: 'Research/TrendingKeywords',
  component: TrendingKeywords,
  args: {
    trending: ready({ keywords, through: '2026-11-02' }),
    hrefOf: (keyword) => `/topics?name=${encodeURIComponent(keyword)}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof TrendingKeywords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['NEWS-004'] },
  play: async ({ canvas }) => {
    const shown = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(shown()).toEqual(keywords.slice(0, 15));
    await expect(canvas.getByRole('link', { name: 'Open Source' })).toHaveAttribute(
      'href',
      '/topics?name=Open%20Source',
    );
    await expect(canvas.getByText('News through November 2, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }));
    await expect(shown()).toEqual(keywords);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
  },
};

export const Few: Story = {
  args: { trending: ready({ keywords: keywords.slice(0, 3), through: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithoutLinks: Story = {
  args: { hrefOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Robotics')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = {
  args: { trending: ready({ keywords: [], through: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No trending keywords yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { trending: loading() } };

export const Failed: Story = {
  args: { trending: failed('Failed to fetch keyword articles') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch keyword articles')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    trending: ready({ keywords: ['Donaudampfschifffahrtsgesellschaft'.repeat(3), 'الموانئ'], through: '2026-11-02' }),
  },
};
