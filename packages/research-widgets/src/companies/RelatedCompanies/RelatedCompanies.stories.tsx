import { buildCompanySearchResult } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RelatedCompanies } from './RelatedCompanies.tsx';

const names = [
  'Kerbline',
  'Depotwise',
  'Slipway',
  'Tidewater',
  'Longshore',
  'North Quay',
  'Bollard',
  'Fairlead',
  'Capstan',
  'Gunwale',
];
const companies = names.map((name) => buildCompanySearchResult({ name }));
const few = companies.slice(0, 3);

const meta = {
  title: 'Research/RelatedCompanies',
  component: RelatedCompanies,
  args: { companies: ready(few), hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`, onRetry: fn() },
} satisfies Meta<typeof RelatedCompanies>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names.slice(0, 3));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MoreThanEight: Story = {
  args: { companies: ready(companies) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'All 10 companies' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Empty: Story = {
  args: { companies: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No related companies')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { companies: loading() } };

export const Stale: Story = { args: { companies: ready(few, { stale: true }) } };

export const Failed: Story = {
  args: { companies: failed('Failed to fetch related companies') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch related companies')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { companies: failed('Failed to fetch related companies', { last: few }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names.slice(0, 3));
  },
};

export const Denied: Story = {
  args: { companies: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
