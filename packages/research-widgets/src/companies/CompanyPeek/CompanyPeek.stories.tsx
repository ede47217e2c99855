import { buildArticleListItem, buildCompanyOverview, buildEmptyCompanyOverview } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CompanyPeek } from './CompanyPeek.tsx';

const item = buildArticleListItem();
const articles = ['First berth opens', 'Second berth opens', 'Third berth opens', 'Fourth berth opens'].map(
  (title) => ({
    ...item,
    article: { ...item.article, uuid: title, title },
  }),
);
const harborline = buildCompanyOverview({ articles });

const meta = {
  title: 'Research/CompanyPeek',
  component: CompanyPeek,
  args: {
    overview: ready(harborline),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    marketHrefOf: ({ id }) => `/markets/${id}`,
    articleHrefOf: () => undefined,
    lists: <p>On two of your lists</p>,
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyPeek>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total raised').nextElementSibling).toHaveTextContent('$48.5M');
    await expect(canvas.getByText('Last round').nextElementSibling).toHaveTextContent('Series B $24.0M');
    const news = within(canvas.getByRole('region', { name: 'News' }));
    await expect(news.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Quiet Harbor Capital')).toBeVisible();
    await expect(canvas.getByText('On two of your lists')).toBeVisible();
  },
};

export const Sparse: Story = {
  args: { overview: ready(buildEmptyCompanyOverview()), lists: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total raised').nextElementSibling).toHaveTextContent('Undisclosed');
    await expect(canvas.getAllByText('Unknown')).toHaveLength(5);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Loading: Story = { tags: ['dark'], args: { overview: loading() } };

export const Stale: Story = { args: { overview: ready(harborline, { stale: true }) } };

export const Failed: Story = {
  args: { overview: failed('Failed to fetch company details') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch company details')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { overview: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
