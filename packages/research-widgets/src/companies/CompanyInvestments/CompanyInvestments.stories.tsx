import { buildCompanyCard, buildInvestment } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CompanyInvestments } from './CompanyInvestments.tsx';

const investments = ['Kerbline', 'Depotwise', 'Slipway Robotics'].map((name, index) =>
  buildInvestment({
    organization: buildCompanyCard({ name }),
    funded_on: `2026-0${5 - index}-04`,
    raised_usd: index === 1 ? null : 12_500_000,
  }),
);
const facts = { investments, total: 3 };
const upgrade = { upgradeHref: '/account#billing', createTeamHref: '/accounts/new' };

const meta = {
  title: 'Research/CompanyInvestments',
  component: CompanyInvestments,
  args: { facts: ready(facts), hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`, onRetry: fn() },
} satisfies Meta<typeof CompanyInvestments>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Kerbline');
    await expect(first).toHaveTextContent('$12,500,000');
    await expect(first).toHaveTextContent('May 4, 2026');
    await expect(second).toHaveTextContent('Undisclosed');
  },
};

export const Walled: Story = {
  tags: ['dark', 'narrow'],
  args: { facts: ready({ investments, total: 41 }), upgrade },
  play: async ({ canvas }) => {
    const wall = within(canvas.getByRole('region', { name: 'Upgrade to view all Company Investments' }));
    await expect(wall.getByText('Your plan includes the latest 3 of 41 investments.')).toBeVisible();
    await expect(wall.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/account#billing');
    await expect(wall.getByRole('link', { name: 'Create a Team' })).toHaveAttribute('href', '/accounts/new');
  },
};

export const FirstOfMany: Story = {
  args: { facts: ready({ investments, total: 41 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The latest 3 of 41')).toBeVisible();
  },
};

export const MoreToCome: Story = {
  args: { facts: ready({ investments, total: 41 }), onShowAll: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 41 investments' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { facts: ready({ investments: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known investments')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { facts: loading() } };

export const Stale: Story = { args: { facts: ready(facts, { stale: true }) } };

export const Failed: Story = {
  args: { facts: failed('Failed to fetch company investments') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch company investments')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { facts: failed('Failed to fetch company investments', { last: facts }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Denied: Story = {
  args: { facts: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
