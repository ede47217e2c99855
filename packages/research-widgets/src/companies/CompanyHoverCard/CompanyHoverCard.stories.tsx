import { buildCompanySearchResult, longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyHoverCard } from './CompanyHoverCard.tsx';

const company = buildCompanySearchResult({
  name: 'Harborline',
  founded_on: '2014-03-01',
  employee_count: '1001-5000',
  location: 'Seattle, WA, USA',
});

const meta = {
  title: 'Research/CompanyHoverCard',
  component: CompanyHoverCard,
  args: { company: ready(company), onRetry: fn() },
} satisfies Meta<typeof CompanyHoverCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const fact = (label: string) => canvas.getByText(label).nextElementSibling;
    await expect(fact('Total raised')).toHaveTextContent('$48.5M');
    await expect(fact('Last round')).toHaveTextContent(/^Series B \$24\.0M.*Sep 2026$/);
    await expect(fact('Employees')).toHaveTextContent('1,001-5,000');
    await expect(fact('Founded')).toHaveTextContent('Mar 2014');
  },
};

export const FewFacts: Story = {
  args: {
    company: ready({
      ...company,
      short_description: null,
      total_funding_usd: null,
      last_round: null,
      last_funding_on: null,
      employee_count: null,
      founded_on: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Location']);
  },
};

export const Loading: Story = { args: { company: loading() } };

export const Failed: Story = {
  args: { company: failed('Failed to fetch company details') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { company: ready({ ...company, name: longestName, short_description: longestName }) },
};
