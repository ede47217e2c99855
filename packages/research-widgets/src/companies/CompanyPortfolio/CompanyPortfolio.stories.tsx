import { buildCompanyCard, buildPortfolioCompany } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

const meta = {
  title: 'Research/CompanyPortfolio',
  component: CompanyPortfolio,
  args: { portfolio: ready(portfolio), hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`, onRetry: fn() },
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

export const Empty: Story = {
  args: { portfolio: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known portfolio companies')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { portfolio: loading() } };

export const Stale: Story = { args: { portfolio: ready(portfolio, { stale: true }) } };

export const Failed: Story = {
  args: { portfolio: failed('Failed to fetch company portfolio') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch company portfolio')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { portfolio: failed('Failed to fetch company portfolio', { last: portfolio }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('KerblineLast round May 20262 rounds');
  },
};

export const Denied: Story = {
  args: { portfolio: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
