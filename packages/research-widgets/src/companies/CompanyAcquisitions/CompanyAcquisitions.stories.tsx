import { buildAcquisition, buildCompanyCard } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CompanyAcquisitions } from './CompanyAcquisitions.tsx';

const acquisitions = [
  buildAcquisition({ price: 250_000_000, currency: 'USD', acquired_on: '2026-02-03' }),
  buildAcquisition({ acquired: buildCompanyCard({ name: 'Slipway Robotics' }), price: null, currency: null }),
];
const acquired = [
  buildAcquisition({
    acquirer: buildCompanyCard({ name: 'Longshore Group' }),
    acquired: buildCompanyCard(),
    price: 1_200_000_000,
    currency: 'EUR',
    acquired_on: '2026-08-30',
  }),
];
const facts = { acquisitions, acquired };

const meta = {
  title: 'Research/CompanyAcquisitions',
  component: CompanyAcquisitions,
  args: { facts: ready(facts), hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`, onRetry: fn() },
} satisfies Meta<typeof CompanyAcquisitions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Acquired by' })).toBeVisible();
    const buyers = within(canvas.getByRole('list', { name: 'Acquired by' }));
    await expect(buyers.getByRole('listitem')).toHaveTextContent('Longshore Group');
    await expect(buyers.getByRole('listitem')).toHaveTextContent('€1,200,000,000');
    await expect(buyers.getByRole('listitem')).toHaveTextContent('Aug 30, 2026');
    const bought = within(canvas.getByRole('list', { name: 'Companies acquired' })).getAllByRole('listitem');
    await expect(bought[0]).toHaveTextContent('$250,000,000');
    await expect(bought[1]).toHaveTextContent('Undisclosed');
  },
};

export const OneSided: Story = {
  args: { facts: ready({ acquisitions, acquired: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Acquired by')).toBeNull();
    await expect(canvas.getByText('Companies acquired')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { facts: ready({ acquisitions: [], acquired: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known acquisitions')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { facts: loading() } };

export const Stale: Story = { args: { facts: ready(facts, { stale: true }) } };

export const Failed: Story = {
  args: { facts: failed('Failed to fetch company acquisitions') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch company acquisitions')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { facts: failed('Failed to fetch company acquisitions', { last: facts }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Acquired by' })).toBeVisible();
  },
};

export const Denied: Story = {
  args: { facts: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
