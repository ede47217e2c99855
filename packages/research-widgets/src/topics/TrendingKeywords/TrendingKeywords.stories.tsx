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

/** The keywords with their counts, as props and as text. */
const counted = (names: readonly string[]) => names.map((name, index) => ({ name, count: 14 + index }));
const texts = (names: readonly string[]) => names.map((name, index) => `${name} ${14 + index}`);

const meta = {
  title: 'Research/TrendingKeywords',
  component: TrendingKeywords,
  args: {
    trending: ready({ keywords: counted(keywords), days: 7, through: '2026-11-02' }),
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
    await expect(shown()).toEqual(texts(keywords).slice(0, 15));
    await expect(canvas.getByRole('link', { name: 'Open Source 17' })).toHaveAttribute(
      'href',
      '/topics?name=Open%20Source',
    );
    await expect(canvas.getByText('Articles in the 7 days through Nov 2, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }));
    await expect(shown()).toEqual(texts(keywords));
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
  },
};

export const Few: Story = {
  args: { trending: ready({ keywords: counted(keywords.slice(0, 3)), days: 1, through: '2026-11-02' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('Articles of Nov 2, 2026')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithoutLinks: Story = {
  args: { hrefOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Robotics 15')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = {
  args: { trending: ready({ keywords: [], days: 1, through: null }) },
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
    trending: ready({
      keywords: counted(['Donaudampfschifffahrtsgesellschaft'.repeat(3), 'الموانئ']),
      days: 7,
      through: '2026-11-02',
    }),
  },
};
