import { buildCompanyCard, buildPortfolioCompany } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CompanyPortfolio } from './CompanyPortfolio.tsx';

const portfolio = [
  buildPortfolioCompany({ last_funded_on: '2026-05-04' }),
  buildPortfolioCompany({
    organization: buildCompanyCard({ name: 'شركة المرفأ' }),
    round_count: 1,
    last_funded_on: '2025-11-20',
    status: 'acquired',
  }),
];

const facts = { portfolio, total: 2 };

const meta = {
  title: 'Research/CompanyPortfolio',
  component: CompanyPortfolio,
  args: { facts: ready(facts), hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`, onRetry: fn() },
} satisfies Meta<typeof CompanyPortfolio>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('KerblineLast round May 20262 rounds');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/Exit: acquired.*1 round/);
  },
};

export const Walled: Story = {
  parameters: { requirements: ['XCOMPANY-042'] },
  args: {
    facts: ready({
      portfolio: Array.from({ length: 8 }, (_, index) =>
        buildPortfolioCompany({ organization: buildCompanyCard({ name: `Quay ${index + 1}` }) }),
      ),
      total: 31,
    }),
    upgrade: { upgradeHref: '/account#billing', createTeamHref: '/accounts/new' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    const wall = within(canvas.getByRole('region', { name: 'Upgrade to view all Company Investments: Portfolio' }));
    await expect(wall.getByText('Your plan includes 8 of 31 companies.')).toBeVisible();
    await expect(wall.getByRole('link', { name: 'Create a Team' })).toHaveAttribute('href', '/accounts/new');
  },
};

export const Empty: Story = {
  args: { facts: ready({ portfolio: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known portfolio companies')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { facts: loading() } };

export const Stale: Story = { args: { facts: ready(facts, { stale: true }) } };

export const Failed: Story = {
  args: { facts: failed('Failed to fetch company portfolio') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch company portfolio')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { facts: failed('Failed to fetch company portfolio', { last: facts }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('KerblineLast round May 20262 rounds');
  },
};

export const Denied: Story = {
  args: { facts: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
