import { buildCompanyCard, buildCompanyOverview, buildEmptyCompanyOverview, buildRaisedRound } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LiveBlock } from './LiveBlock.tsx';

const overview = buildCompanyOverview();
const years = [2022, 2023, 2024, 2025].map((year, index) => ({
  year,
  raised_usd: [2_000_000, 9_500_000, 0, 61_000_000][index] ?? 0,
  round_count: 1,
}));
const known = {
  ...overview,
  funding: { ...overview.funding, years },
  funding_rounds: [
    buildRaisedRound({
      id: 'b',
      round_type: 'venture',
      round_code: 'B',
      raised_usd: 61_000_000,
      funded_on: '2025-03-01',
    }),
    buildRaisedRound({
      id: 'a',
      round_type: 'seed',
      round_code: null,
      raised_usd: null,
      funded_on: '2022-05-01',
      investors: [],
    }),
  ],
  totals: { ...overview.totals, funding_rounds: 4 },
};

const meta = {
  title: 'Research/LiveBlock',
  component: LiveBlock,
  args: {
    kind: 'company',
    name: overview.organization.name,
    overview: ready(known),
    hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof LiveBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CompanyFacts: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XNOTEBOOK-005'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: overview.organization.name })).toBeVisible();
    await expect(canvas.getByText('Total raised')).toBeVisible();
    await expect(canvas.getByText(/^Disclosed rounds, US dollars\. /)).toBeVisible();
  },
};

export const ChartOfYears: Story = {
  args: { kind: 'chart' },
  tags: ['dark', 'narrow'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: `Raised by year: ${overview.organization.name}` }),
    ).toBeVisible();
  },
};

export const TableOfRounds: Story = {
  args: { kind: 'table' },
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Series B', 'Seed']);
    await expect(canvas.getByText('Undisclosed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 4 rounds' })).toBeVisible();
  },
};

export const NoRounds: Story = {
  args: { kind: 'chart', overview: ready(buildEmptyCompanyOverview()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No known rounds of/)).toBeVisible();
  },
};

export const LongName: Story = {
  tags: ['narrow'],
  args: {
    overview: ready({
      ...known,
      organization: { ...known.organization, ...buildCompanyCard({ name: 'Entrepreneurship'.repeat(8) }) },
    }),
  },
};

export const Loading: Story = { args: { overview: loading() } };

export const Failed: Story = {
  args: { overview: failed('Failed to fetch company details') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
