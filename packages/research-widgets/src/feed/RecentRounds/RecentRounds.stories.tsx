import { buildCompanyCard, buildInvestment, longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecentRounds } from './RecentRounds.tsx';

const rounds = [
  buildInvestment({
    id: 'plumbline',
    organization: buildCompanyCard({ name: 'Plumbline' }),
    round_type: 'venture',
    round_code: 'B',
    raised_usd: 37_500_000,
    funded_on: '2026-11-20',
  }),
  buildInvestment({
    id: 'tharwa',
    organization: buildCompanyCard({ name: 'Tharwa' }),
    round_type: 'seed',
    round_code: null,
    raised_usd: null,
    funded_on: '2026-11-18',
  }),
];

const meta = {
  title: 'Research/RecentRounds',
  component: RecentRounds,
  args: {
    rounds: ready(rounds),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    allHref: '/companies/search/funding',
    onRetry: fn(),
  },
} satisfies Meta<typeof RecentRounds>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/PlumblineSeries B.*\$37\.5M.*Nov 20, 2026/);
    await expect(rows[1]).toHaveTextContent(/TharwaSeedUndisclosedNov 18, 2026/);
    await expect(canvas.getByRole('link', { name: 'All rounds' })).toHaveAttribute('href', '/companies/search/funding');
  },
};

export const Empty: Story = {
  args: { rounds: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known rounds')).toBeVisible();
  },
};

export const Loading: Story = { args: { rounds: loading() } };

export const Failed: Story = {
  args: { rounds: failed('Failed to search for fundings') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { rounds: ready([buildInvestment({ organization: buildCompanyCard({ name: longestName }) })]) },
};
