import {
  buildCompanyOverview,
  buildCompanySearchResult,
  buildEmptyCompanyOverview,
  buildRaisedRound,
} from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CompanyTimeline } from './CompanyTimeline.tsx';

const overview = buildCompanyOverview({ organization: buildCompanySearchResult({ founded_on: '2019-05-01' }) });

const meta = {
  title: 'Research/CompanyTimeline',
  component: CompanyTimeline,
  args: {
    overview: ready(overview),
    hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`,
    articleHrefOf: ({ article }) => `/news/article/${article.uuid}`,
  },
} satisfies Meta<typeof CompanyTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl'],
  parameters: { requirements: ['XCOMPANY-029'] },
  play: async ({ canvas, canvasElement }) => {
    const heard = canvasElement.textContent ?? '';
    const order = [
      'May 1, 2019: Founded',
      'June 20, 2022: Seed',
      'March 5, 2024: Series A',
      'September 14, 2026: Series B',
    ];
    const places = order.map((text) => heard.indexOf(text));
    await expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as list' }));
    const list = within(canvas.getAllByRole('list', { name: 'Timeline' })[0] as HTMLElement);
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(overview.articles[0]?.article.title ?? '');
    await expect(list.getByRole('link', { name: 'Depotwise' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as timeline' }));
  },
};

export const Narrow: Story = {
  tags: ['narrow'],
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <CompanyTimeline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show as list' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'All 6 events' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Crowded: Story = {
  args: {
    overview: ready({
      ...overview,
      funding_rounds: Array.from({ length: 19 }, (_, index) =>
        buildRaisedRound({ funded_on: `${2015 + Math.floor(index / 2)}-0${1 + (index % 2)}-10`, round_code: 'C' }),
      ),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[title="January 10, 2015"]')).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: { overview: ready(buildEmptyCompanyOverview()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No dated events yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { overview: loading() } };

export const Failed: Story = {
  args: { overview: failed('Failed to fetch company details') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch company details')).toBeVisible();
  },
};
