import { buildCompanySearchResult, longestName } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyLinks } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { TopCompanies, type TopCompaniesProps } from './TopCompanies.tsx';

const names =
  'Voltara,Meridian,Qinghe,Saltvault,Stillwater,Anodyne,Voltmeer,Corriente,Harrier,Lumen,Ferrous,Ironbark,Cinder,Pylon,Delta,Ampere,Coulomb,Ohmic';

const companies = names.split(',').map((name, index) =>
  buildCompanySearchResult({
    name,
    total_funding_usd: index === 7 ? null : (20 - index) * 31_500_000,
    last_round: index === 6 ? null : { round_type: 'venture', round_code: 'C', raised_usd: 44_000_000 },
    last_funding_on: '2026-08-02',
  }),
);

const hrefOf = ({ id }: { id: string }) => `/research/companies/${id}`;

const meta = {
  title: 'Research/TopCompanies',
  component: TopCompanies,
  args: {
    companies: ready({ companies: companies.slice(0, 8), total: 18 }),
    hrefOf,
    isExpanded: false,
    onExpandedChange: fn(),
    children: <CompanyLinks label="All companies" companies={companies} hrefOf={hrefOf} />,
    onRetry: fn(),
  },
} satisfies Meta<typeof TopCompanies>;
export default meta;

type Story = StoryObj<typeof meta>;

function Live(props: TopCompaniesProps) {
  const [isExpanded, setExpanded] = useState(false);
  return <TopCompanies {...props} isExpanded={isExpanded} onExpandedChange={setExpanded} />;
}

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(8);
    await expect(rows[0]).toHaveTextContent(/VoltaraSeries C \$44\.0M.*· Aug 2026\$630\.0M/);
    await expect(rows[7]).toHaveTextContent(/Undisclosed$/);
  },
};

export const Expanded: Story = {
  parameters: { requirements: ['COMPANY-030'] },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'All 18' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(18);
    await expect(canvas.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Few: Story = {
  args: { companies: ready({ companies: companies.slice(0, 3), total: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { companies: ready({ companies: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known companies')).toBeVisible();
  },
};

export const Loading: Story = { args: { companies: loading() } };

export const Failed: Story = {
  args: { companies: failed('Failed to fetch tier 3 market top companies') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { companies: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    companies: ready({
      companies: [buildCompanySearchResult({ name: longestName }), buildCompanySearchResult({ name: 'طاقة الخليج' })],
      total: 2,
    }),
  },
};
