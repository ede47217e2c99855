import { buildCompanyOverview, buildCompanySearchResult, buildRaisedRound, buildRoundInvestor } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CompanyComparison } from './CompanyComparison.tsx';
import type { CompanyComparisonProps } from './CompanyComparisonProps.ts';

const storage = { id: 'energy-storage', name: 'Energy Storage' };
const grid = { id: 'grid-software', name: 'Grid Software' };

const cedar = buildRoundInvestor({ name: 'Cedar & Palm', is_lead: true });

const voltmeer = buildCompanyOverview({
  organization: buildCompanySearchResult({
    name: 'Voltmeer',
    total_funding_usd: 29_500_000,
    last_round: { round_type: 'venture', round_code: 'B', raised_usd: 12_000_000 },
    last_funding_on: '2026-11-04',
    markets: [grid, storage],
  }),
  funding_rounds: [
    buildRaisedRound({ funded_on: '2026-11-04', raised_usd: 12_000_000, investors: [cedar] }),
    buildRaisedRound({ funded_on: '2023-02-10', raised_usd: 17_500_000, investors: [] }),
  ],
});
const stillwater = buildCompanyOverview({
  organization: buildCompanySearchResult({
    name: 'Stillwater',
    total_funding_usd: 98_000_000,
    last_round: { round_type: 'venture', round_code: 'C', raised_usd: 44_000_000 },
    last_funding_on: '2026-11-12',
    employee_count: '101-250',
    markets: [storage],
  }),
  funding_rounds: [
    buildRaisedRound({ funded_on: '2026-11-12', raised_usd: 44_000_000, investors: [cedar] }),
    buildRaisedRound({ funded_on: '2022-05-10', raised_usd: 54_000_000, investors: [] }),
  ],
});
const amberfield = buildCompanyOverview({
  organization: buildCompanySearchResult({
    name: 'Amberfield',
    total_funding_usd: null,
    last_round: null,
    last_funding_on: null,
    employee_count: null,
    founded_on: null,
    location: null,
    markets: [],
  }),
  funding_rounds: [],
  socials: [],
  urlMetrics: { results: [], withheld: true },
});
const three = [voltmeer, stillwater, amberfield];

/** Keeps the order, as a screen does in its address. */
function InOrder({ companies, onChange, ...props }: CompanyComparisonProps) {
  const known = companies.state === 'ready' ? companies.value : [];
  const [ids, setIds] = useState(known.map(({ organization }) => organization.id));
  const shown = ids.flatMap((id) => known.filter(({ organization }) => organization.id === id));
  return (
    <CompanyComparison
      {...props}
      companies={companies.state === 'ready' ? ready(shown) : companies}
      onChange={(next) => {
        onChange(next);
        setIds(next);
      }}
    />
  );
}

const meta = {
  title: 'Research/CompanyComparison',
  component: CompanyComparison,
  args: {
    companies: ready(three),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    personHrefOf: ({ id }) => `/people/${id}`,
    marketHrefOf: ({ name }) => `/research/companies?markets=${encodeURIComponent(name)}`,
    onChange: fn(),
    onAddAll: fn(),
    onSave: fn(),
    url: 'https://foresight.example/fs/research/companies?compare=1,2,3',
    onRetry: fn(),
  },
  render: (args) => <InOrder {...args} />,
} satisfies Meta<typeof CompanyComparison>;
export default meta;

type Story = StoryObj<typeof meta>;

const headsOf = (canvas: Pick<typeof screen, 'getAllByRole'>) =>
  canvas.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent);

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(headsOf(canvas)).toEqual(['Voltmeer', 'Stillwater', 'Amberfield']);
    const raised = within(canvas.getByRole('row', { name: /^Total raised/ })).getAllByRole('cell');
    await expect(raised[1]).toHaveTextContent('Highest');
    await expect(raised[0]).not.toHaveTextContent('Highest');
    await expect(raised[2]).toHaveTextContent('Undisclosed');
    await expect(canvas.getByRole('row', { name: /^Investors in common/ })).toHaveTextContent(
      'Investors in commonCedar & Palm Cedar & Palm None',
    );
    const shared = canvas.getAllByRole('link', { name: 'Energy Storage' })[0];
    await expect(shared).toHaveAttribute('href', '/research/companies?markets=Energy%20Storage');
    await expect(canvas.getByRole('heading', { name: 'Cumulative raised' })).toBeVisible();
  },
};

export const OnlyDifferences: Story = {
  parameters: { requirements: ['XCOMPANY-019'] },
  args: { companies: ready([voltmeer, stillwater]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Status' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Total raised',
      'Last round',
      'Employees',
      'Markets',
    ]);
  },
};

export const Reordered: Story = {
  parameters: { requirements: ['XCOMPANY-019'] },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Voltmeer' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(headsOf(canvas)).toEqual(['Stillwater', 'Voltmeer', 'Amberfield']);
    await expect(canvas.getByRole('link', { name: 'Voltmeer' })).toHaveFocus();
    await expect(canvas.getByText('Voltmeer is now 2 of 3.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Amberfield' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move earlier' }));
    await expect(headsOf(canvas)).toEqual(['Stillwater', 'Amberfield', 'Voltmeer']);
  },
};

export const Removed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Stillwater' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from comparison' }));
    await expect(headsOf(canvas)).toEqual(['Voltmeer', 'Amberfield']);
    await expect(args.onChange).toHaveBeenCalledWith([voltmeer, amberfield].map(({ organization }) => organization.id));
  },
};

export const Exported: Story = {
  args: { companies: ready([voltmeer, stillwater]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    const [file, name] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] as [Blob, string];
    await expect(name).toBe('comparison.csv');
    await expect((await file.text()).split('\r\n')[1]).toBe('Total raised,29500000,98000000');
  },
};

export const OneCompany: Story = {
  parameters: { requirements: ['XCOMPANY-020'] },
  args: { companies: ready([{ ...voltmeer, source: 'Crunchbase' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Disclosed rounds, US dollars. Crunchbase.')).toBeVisible();
    await expect(canvas.getByText('Add another company to compare.')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('row', { name: /^Investors in common/ })).toBeNull();
  },
};

const angel = buildRoundInvestor({
  name: 'Rosalind Tavernier',
  organization: null,
  person: { id: 'rosalind', name: 'Rosalind Tavernier' },
});

export const Angel: Story = {
  args: {
    companies: ready(
      [voltmeer, stillwater].map((each) => ({ ...each, funding_rounds: [buildRaisedRound({ investors: [angel] })] })),
    ),
  },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Rosalind Tavernier' });
    await expect(link).toHaveAttribute('href', '/people/rosalind');
  },
};

export const Withheld: Story = {
  parameters: { requirements: ['XCOMPANY-020'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Domain authority/ })).toHaveTextContent('In paid plans');
  },
};

export const Unknown: Story = {
  args: { companies: ready([amberfield, voltmeer]), missing: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One company of this link can’t be found. It’s left out.')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /^Followers/ })).getAllByRole('cell')[0]).toHaveTextContent(
      'Unknown',
    );
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    companies: ready([
      buildCompanyOverview({
        organization: buildCompanySearchResult({ name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) }),
      }),
      voltmeer,
    ]),
  },
};

/** The column of each is narrow, but no word of a name is broken. */
export const Five: Story = {
  args: {
    companies: ready([
      ...three,
      ...['Verizon Communications', 'Cambridge Technology Group'].map((name) =>
        buildCompanyOverview({ organization: buildCompanySearchResult({ name }) }),
      ),
    ]),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'Verizon Communications' });
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const word = document.createRange();
    word.setStart(text, 'Verizon '.length);
    word.setEnd(text, text.length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

export const Loading: Story = { tags: ['dark'], args: { companies: loading() } };

export const Stale: Story = { args: { companies: ready(three, { stale: true }) } };

export const Failed: Story = {
  args: { companies: failed('Failed to fetch Companies overview') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch Companies overview')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { companies: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
