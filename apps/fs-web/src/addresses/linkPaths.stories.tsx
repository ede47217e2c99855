import { buildCompanySearchResult, buildInvestment } from '@fs/fixtures';
import { CompanyInvestments, CompanyTable, companyTableState } from '@fs/research-widgets';
import { ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { companyHref, createTeamPath, plansPath } from './appPaths.ts';
import { marketNamePath } from './linkPaths.ts';

const company = buildCompanySearchResult({
  name: 'Harborline',
  markets: [{ id: 'tc3-ports-terminals', name: 'Ports & Terminals' }],
});

const meta = {
  title: 'Screens/Company links',
  component: CompanyTable,
  args: {
    companies: ready({ rows: [company], total: 1 }),
    state: companyTableState({}),
    onStateChange: fn(),
    hrefOf: companyHref,
    marketHrefOf: marketNamePath,
  },
} satisfies Meta<typeof CompanyTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Links of the company table, with the app's paths. */
export const OfTheTable: Story = {
  parameters: { requirements: ['NAV-001'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toHaveAttribute(
      'href',
      `/research/companies/${company.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Ports & Terminals' })).toHaveAttribute(
      'href',
      '/markets/ports-%26-terminals',
    );
  },
};

/** Links of the upgrade wall, with the app's paths. */
export const OfTheUpgradeWall: Story = {
  parameters: { requirements: ['NAV-009', 'NAV-010', 'TOPIC-022', 'TOPIC-023', 'TOPIC-024'] },
  render: () => (
    <CompanyInvestments
      facts={ready({ investments: [buildInvestment()], total: 41 })}
      hrefOf={companyHref}
      upgrade={{ upgradeHref: plansPath, createTeamHref: createTeamPath }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upgrade to view all Company Investments' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/plans');
    await expect(canvas.getByRole('link', { name: 'Create a Team' })).toHaveAttribute('href', '/accounts/new');
  },
};
