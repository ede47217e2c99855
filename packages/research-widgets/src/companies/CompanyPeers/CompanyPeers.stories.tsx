import { buildCompanySearchResult } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CompanyPeers } from './CompanyPeers.tsx';

const names = ['Kerbline', 'Depotwise', 'Slipway', 'Tidewater', 'Longshore', 'North Quay', 'Bollard'];
const company = buildCompanySearchResult({ founded_on: '2014-03-01', employee_count: '51-100' });
const related = names.map((name, index) =>
  buildCompanySearchResult({ name, founded_on: `20${10 + index}-01-01`, employee_count: '11-50' }),
);

const meta = {
  title: 'Research/CompanyPeers',
  component: CompanyPeers,
  args: {
    company,
    related: ready(related.slice(0, 5)),
    hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyPeers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['XCOMPANY-030'] },
  play: async ({ canvas }) => {
    const [, self, next] = within(canvas.getByRole('table', { name: 'Related companies' })).getAllByRole('row');
    await expect(self).toHaveTextContent(
      /Harborline.*This company.*\$48\.5M.*Series B.*\$24\.0M.*Sep 2026.*51-100.*2014/,
    );
    await expect(within(self as HTMLElement).queryByRole('link')).toBeNull();
    await expect(within(next as HTMLElement).getByRole('link', { name: 'Kerbline' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Expanded: Story = {
  args: { related: ready(related) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'All 7 companies' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};

export const Sparse: Story = {
  tags: ['narrow'],
  args: {
    company: undefined,
    related: ready([
      buildCompanySearchResult({
        name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        total_funding_usd: null,
        last_round: null,
        last_funding_on: null,
        employee_count: null,
        founded_on: null,
      }),
      buildCompanySearchResult({
        name: 'Silent Quay',
        total_funding_usd: null,
        last_round: { round_type: 'seed', round_code: null, raised_usd: null },
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const [, unknown, silent] = canvas.getAllByRole('row');
    await expect(within(unknown as HTMLElement).getAllByText('—')).toHaveLength(4);
    await expect(within(silent as HTMLElement).getAllByText('Undisclosed')).toHaveLength(2);
  },
};

/** Investors raise nothing. */
export const Investors: Story = {
  args: {
    company: { ...company, total_funding_usd: null, last_round: null },
    related: ready(related.slice(0, 2).map((each) => ({ ...each, total_funding_usd: null, last_round: null }))),
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Company', 'Employees', 'Founded']);
    await expect(canvas.queryByText('—')).toBeNull();
  },
};

export const Empty: Story = {
  args: { related: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No related companies')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { related: loading() } };

export const Failed: Story = {
  args: { related: failed('Failed to fetch related companies') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { related: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
