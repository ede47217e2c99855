import type { CompanyColumns } from '@fs/api-contract';
import { buildCompanyCard, longestName, manyCompanies, toCompanySearchResult } from '@fs/fixtures';
import { createTableState, denied, failed, type Loadable, loading, overLimit, ready, type TableState } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CompanyExtras } from '../../internal/CompanyExtras.ts';
import { buildExtras } from '../../testing/buildExtras.ts';
import { reportedState } from '../../testing/reportedState.ts';
import { companyTableArgs, firstPage, SearchedCompanies } from '../../testing/SearchedCompanies.tsx';
import { CompanyTable, type CompanyTableProps } from './CompanyTable.tsx';
import { companyTableState } from './companySearch.ts';

const meta = {
  title: 'Research/CompanyTable',
  component: CompanyTable,
  args: companyTableArgs,
} satisfies Meta<typeof CompanyTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const searched = { render: (args: CompanyTableProps) => <SearchedCompanies {...args} /> };

/** Optional columns besides those that are loaded on their own. */
const unneeded = [
  ...['round_count', 'last_round_on', 'lead_investor', 'status', 'news_weeks', 'funding_years', 'arrived_at'],
  ...['markets', 'location', 'short_description'],
];

function namesIn(canvas: { getAllByRole: (role: string) => HTMLElement[] }) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

export const Ready: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  parameters: { requirements: ['COMPANY-001', 'COMPANY-004', 'COMPANY-009', 'COMPANY-011', 'COMPANY-007'] },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas)).toHaveLength(8);
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      ...['Logo', 'Name', 'Total raised', 'Last round', 'Employees', 'Markets', 'Location', 'Founded', 'Homepage'],
    ]);
    const row = canvas.getByRole('row', { name: /Harborline/ });
    await expect(within(row).getByRole('link', { name: /^harborline\.example/ })).toHaveAttribute(
      'href',
      'https://www.harborline.example/',
    );
    await expect(within(row).getByText('Mar 2014')).toBeVisible();
    await expect(within(row).getByRole('link', { name: 'Logistics' })).toHaveAttribute('href', '/markets/logistics');
    await expect(within(row).queryByText('Ports')).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Filter by Homepage' })).toBeVisible();
  },
};

/** Money with its unit: the last round has its kind, amount and date, and unknown amounts say so. */
export const Money: Story = {
  parameters: { requirements: ['XCOMPANY-002', 'XCOMPANY-003', 'XCOMPANY-037'] },
  ...searched,
  play: async ({ canvas }) => {
    const cells = (name: RegExp) => {
      const row = canvas.getByRole('row', { name });
      return within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent);
    };
    await expect(cells(/Quayside Robotics/).slice(1, 4)).toEqual([
      '$612.0M$612,000,000 raised',
      'Series D $140.0M$140,000,000 Sep 3, 2026',
      '1,001+1,001-5,000',
    ]);
    await expect(cells(/Quayside Robotics/)[5]).toBe('Rotterdam, Netherlands');
    await expect(cells(/Ångström Ports/).slice(1, 3)).toEqual(['Undisclosed', 'Private equity Undisclosed, Jan 2025']);
    await expect(cells(/Berth & Sons/).slice(1, 4)).toEqual(['—Unknown', '—Unknown', '—Unknown']);
    // Unknown totals are last both ways.
    const total = canvas.getByRole('button', { name: 'Total raised' });
    await userEvent.click(total);
    await expect(namesIn(canvas)[0]).toBe('Quayside Robotics');
    await userEvent.click(total);
    await expect(namesIn(canvas)[0]).toBe('Kerbline');
  },
};

/** Ranges of employees are sorted by their lower bound. */
export const SortedByEmployees: Story = {
  parameters: { requirements: ['XCOMPANY-007'] },
  ...searched,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Employees' }));
    await expect(namesIn(canvas)[0]).toBe('Quayside Robotics');
    await userEvent.click(canvas.getByRole('button', { name: 'Employees' }));
    await expect(namesIn(canvas).slice(0, 2)).toEqual(['Kerbline', 'Ångström Ports']);
  },
};

/** A menu names the order of the rows and offers others. On phones, they are among the orders of the cards. */
export const NamedOrders: Story = {
  tags: ['narrow'],
  args: { hasOrders: true },
  ...searched,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order: Most raised' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Newest round' }));
    await expect(reportedState(args).sort).toEqual([{ column: 'last_funding_on', direction: 'descending' }]);
    await expect(await canvas.findByRole('button', { name: 'Order: Newest round' })).toBeVisible();
  },
};

/** Columns that users add: bars of news on one scale, funding by year, the lead investor. */
export const OptionalColumns: Story = {
  tags: ['dark', 'rtl'],
  args: {
    investorHrefOf: ({ name }) => `/rounds/${encodeURIComponent(name)}`,
    state: {
      ...companyTableState({}),
      hidden: ['homepage_url', 'founded_on', 'location', 'markets'],
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Harborline/ });
    await expect(within(row).getByRole('img', { name: '9 articles in 13 weeks' })).toBeVisible();
    await expect(within(row).getByText('Operating')).toBeVisible();
    await expect(within(row).getByRole('link', { name: 'Quiet Harbor Capital' })).toHaveAttribute(
      'href',
      '/rounds/Quiet%20Harbor%20Capital',
    );
  },
};

export const FoundByDescription: Story = {
  tags: ['narrow'],
  args: { state: companyTableState({ description: 'ports' }) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Harborline/ });
    await expect(within(row).getByText(/^Books, tracks/)).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.slice(1, 3)).toEqual(['Name', 'Description']);
  },
};

const listNames = [
  'Weekly reading',
  'Donaudampfschiff'.repeat(8),
  'Ports of the North Sea',
  'Robots',
  'مراقبة',
  'To call',
];
/** The lists with a company, of which the server names five. */
const onLists = (total: number) =>
  ready(
    buildExtras({
      watchlists: {
        total,
        first: listNames.slice(0, Math.min(total, 5)).map((name) => ({ id: `list-${name}`, name })),
      },
    }),
  );
const listsByPlace = [onLists(1), onLists(7), loading(), failed('Failed to fetch company data'), onLists(0)] as const;

/** What is known of the companies in their order on the page. */
const knownByPlace = (known: readonly Loadable<CompanyColumns>[]): CompanyExtras => ({
  extrasOf: ({ id }) =>
    known[firstPage.rows.findIndex((company) => company.id === id)] ?? known.at(-1) ?? ready(buildExtras()),
  loadExtras: async () => ({}),
  listHrefOf: ({ id }) => `/research/watchlists/${id}`,
});
const listsShown = {
  ...companyTableState({}),
  hidden: ['homepage_url', 'founded_on', 'domain_authority', ...unneeded],
};

/** The user's lists: up to two names, and a button for the others. Rows whose lists load or failed don't move. */
export const MyLists: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XCOMPANY-053'] },
  args: {
    state: listsShown,
    extras: knownByPlace(listsByPlace),
  },
  play: async ({ canvas }) => {
    const cells = canvas
      .getAllByRole('rowheader')
      .map((header) => [...(header.closest('tr')?.querySelectorAll('td') ?? [])].at(-1)?.textContent);
    await expect(cells.slice(0, 2)).toEqual(['Weekly reading', `Weekly reading${'Donaudampfschiff'.repeat(8)}+5`]);
    await expect(cells.slice(3, 6)).toEqual(['—Unknown', '', '']);
    await expect(canvas.getAllByRole('link', { name: 'Weekly reading' })[0]).toHaveAttribute(
      'href',
      '/research/watchlists/list-Weekly reading',
    );
  },
};

/** A button lists the names of the other lists, and how many more there are. */
export const AllMyLists: Story = {
  parameters: { requirements: ['XCOMPANY-053'] },
  args: MyLists.args,
  play: async ({ canvas }) => {
    const label = new RegExp(`^\\+5 lists with .*: ${listNames.slice(2, 5).join(', ')}, 2 more$`);
    await userEvent.click(canvas.getByRole('button', { name: label }));
    const others = await screen.findByRole('dialog', { name: label });
    await expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(listNames.slice(2, 5));
    await expect(within(others).getByText('and 2 more')).toBeVisible();
  },
};

/** The domain authority of each site. Where the plan does not include it, the cell says so. */
export const DomainAuthority: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XCOMPANY-056'] },
  args: {
    state: { ...companyTableState({}), hidden: ['homepage_url', 'founded_on', 'watchlists', ...unneeded] },
    extras: knownByPlace([
      ready(buildExtras({ domain_authority: 52 })),
      ready(buildExtras({ is_domain_authority_withheld: true })),
      loading(),
      failed('Failed to fetch company data'),
      ready(buildExtras()),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Domain authority' })).toBeVisible();
    const cells = canvas
      .getAllByRole('rowheader')
      .map((header) => [...(header.closest('tr')?.querySelectorAll('td') ?? [])].at(-1)?.textContent);
    await expect(cells.slice(0, 5)).toEqual(['52', 'In paid plans', '', '—Unknown', '—Unknown']);
  },
};

/** What arrived last is first, with the day of its arrival. What is new since an alert is marked. */
export const NewRows: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: {
    companies: ready({
      rows: firstPage.rows.map((company, index) => ({ ...company, arrived_at: `2026-10-${20 - index}T10:00:00.000Z` })),
      total: firstPage.total,
    }),
    state: companyTableState({ sort: 'arrived_at' }),
    newSince: '2026-10-19T00:00:00.000Z',
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('rowheader').map((header) => header.closest('tr'));
    await expect(within(first as HTMLElement).getByText('New')).toBeVisible();
    await expect(within(first as HTMLElement).getByText('Oct 20, 2026')).toBeVisible();
    await expect(within(second as HTMLElement).getByText('New')).toBeVisible();
    await expect(within(third as HTMLElement).queryByText('New')).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: /Added/ })).toHaveAttribute('aria-sort', 'descending');
  },
};

/** Five skeleton rows in the height of eight rows. */
export const Loading: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['COMPANY-002'] },
  args: { companies: loading() },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Companies' });
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(grid.querySelectorAll('tbody > tr')).toHaveLength(5);
  },
};

/** Every header except the logo's sorts its column with the keyboard and announces the order. */
export const SortedByEveryColumn: Story = {
  ...searched,
  parameters: { requirements: ['COMPANY-003'] },
  play: async ({ args, canvas }) => {
    const logo = canvas.getByRole('columnheader', { name: 'Logo' });
    await expect(within(logo).queryByRole('button')).toBeNull();
    await userEvent.tab();
    const columns = [
      ...[
        ['name', 'ascending'],
        ['total_funding_usd', 'descending'],
        ['last_funding_on', 'descending'],
      ],
      ...[
        ['employee_count', 'descending'],
        ['markets', 'ascending'],
        ['location', 'ascending'],
      ],
      ...[
        ['founded_on', 'ascending'],
        ['homepage_url', 'ascending'],
      ],
    ];
    for (const [column, direction] of columns) {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(logo).not.toHaveAttribute('aria-sort');
      await expect(reportedState(args).sort).toEqual([{ column, direction }]);
    }
    await expect(canvas.getByRole('columnheader', { name: 'Homepage' })).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() =>
      expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Sorted by Homepage, ascending'),
    );
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(namesIn(canvas).slice(0, 2)).toEqual(['Tidewater Freight', 'Ångström Ports']);
  },
};

/** Filters by name, location and market, each with its own field and 750 ms debounce. */
export const FilteredByWords: Story = {
  ...searched,
  parameters: { requirements: ['COMPANY-005', 'COMPANY-008', 'COMPANY-013'] },
  play: async ({ args, canvas }) => {
    const applied = (filters: TableState['filters']) =>
      waitFor(() => expect(reportedState(args)).toEqual(expect.objectContaining({ filters, page: 1 })), {
        timeout: 5000,
      });
    const field = (name: string) => canvas.getByRole('searchbox', { name });
    await userEvent.type(field('Filter by Location'), 'seattle');
    await applied({ location: { kind: 'text', text: 'seattle' } });
    await expect(namesIn(canvas)).toEqual(['Harborline', 'Kerbline', 'Pilotage']);
    await userEvent.type(field('Filter by Markets'), 'robot{Enter}');
    await applied({ location: { kind: 'text', text: 'seattle' }, markets: { kind: 'text', text: 'robot' } });
    await expect(canvas.getByText('No companies match these 2 filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await userEvent.type(field('Filter by Name'), 'ang{Enter}');
    await expect(namesIn(canvas)).toEqual(['Ångström Ports']);
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('1 result'));
  },
};

/** Filters before, after or in a month. */
export const FilteredByFounded: Story = {
  ...searched,
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Founded: Any' }));
    const form = await screen.findByRole('dialog', { name: 'Filter by Founded' });
    await userEvent.type(await within(form).findByRole('textbox', { name: 'Year' }), '2014');
    await userEvent.click(within(form).getByRole('button', { name: /Condition/ }));
    const operators = await screen.findAllByRole('option');
    await expect(operators.map((option) => option.textContent)).toEqual(['Before (<)', 'After (>)', 'In (=)']);
    await userEvent.click(screen.getByRole('option', { name: 'In (=)' }));
    await userEvent.click(within(form).getByRole('button', { name: /Month/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'March' }));
    const founded_on = { kind: 'date', operator: '=', month: '2014-03' };
    await waitFor(() => expect(reportedState(args).filters).toEqual({ founded_on }), { timeout: 5000 });
  },
};

/** The overflow button lists all markets, each linked to its page. */
export const AllMarkets: Story = {
  parameters: { requirements: ['COMPANY-012'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Harborline markets' }));
    const all = await screen.findByRole('dialog', { name: 'Harborline markets' });
    const names = within(all).getAllByRole('link');
    await expect(names.map((link) => link.textContent)).toEqual(['Logistics', 'Ports', 'Supply Chains']);
  },
};

/** A link to a place shows the place in words, as the cells do, and the name of the order. */
export const FromALink: Story = {
  args: {
    state: companyTableState({ location: 'city_Berlin~countryCode_DEU', sort: 'total_funding_usd' }),
    hasFilterBar: true,
    hasOrders: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Filter by Location' })).toHaveValue('Berlin, Germany');
    await expect(await canvas.findByText('Location: Berlin, Germany', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Total raised' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Order: Most raised' })).toBeVisible();
  },
};

export const Refreshing: Story = { args: { isRefreshing: true } };

export const Empty: Story = {
  args: { companies: ready({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No companies yet')).toBeVisible();
  },
};

export const NoMatch: Story = {
  tags: ['narrow'],
  args: {
    companies: ready({ rows: [], total: 0 }),
    state: createTableState(8, { filters: { name: { kind: 'text', text: 'atlantis' } } }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(reportedState(args)).toEqual(createTableState(8));
  },
};

export const InvestorsOfThatName: Story = {
  args: {
    companies: ready({ rows: [], total: 0 }),
    state: createTableState(8, { filters: { name: { kind: 'text', text: 'harbor' } } }),
    investorsOfThatName: ['Quiet Harbor Capital', 'Slow Harbor Ventures'].map((name) => buildCompanyCard({ name })),
  },
  play: async ({ args, canvas }) => {
    const [first] = args.investorsOfThatName ?? [];
    await expect(canvas.getByText('Investors of that name:')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Quiet Harbor Capital' })).toHaveAttribute(
      'href',
      `/research/companies/${first?.id}`,
    );
  },
};

export const Failed: Story = {
  args: { companies: failed('Failed to search for companies') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to search for companies');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { companies: failed('Failed to search for companies', { last: firstPage }) },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas)).toHaveLength(8);
  },
};

export const Offline: Story = { args: { companies: failed('Failed to search for companies', { offline: true }) } };

export const Stale: Story = { args: { companies: ready(firstPage, { stale: true }) } };

export const Partial: Story = { args: { companies: ready(firstPage, { partial: true }) } };

export const Denied: Story = {
  args: { companies: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const OverLimit: Story = {
  args: { companies: overLimit({ message: 'You have reached your limit of searches.', limit: 10, current: 10 }) },
};

const hostile = manyCompanies(8).map((company, index) => ({
  ...toCompanySearchResult(company),
  name: ['<img src=x onerror="document.title=1">', longestName, '\u202Egnp.exe', '{{7*7}}'][index % 4] ?? '',
  homepage_url: ['javascript:alert(1)', 'data:text/html,<script>', '//evil.example', null][index % 4] ?? null,
  location: '<script>alert(1)</script>, XX',
}));

/** Hostile and very long names are rendered as text with safe links. */
export const Hostile: Story = {
  tags: ['narrow'],
  args: { companies: ready({ rows: hostile, total: 8 }) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names[0]).toBe('<img src=x onerror="document.title=1">');
    await expect(document.querySelector('a[href^="javascript:"], a[href^="data:"]')).toBeNull();
  },
};

/** Amounts of a filter are dollars, short where that is exact. */
export const FilteredByTotal: Story = {
  args: { state: companyTableState({ raised: 'between_2000000_2555000' }), hasFilterBar: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total raised: $2.0M – $2,555,000', {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** The filter for the date of the last round reads as in plain words. */
export const FilteredByLastRound: Story = {
  tags: ['rtl'],
  args: { state: companyTableState({ funded: 'after_2023-12' }), hasFilterBar: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Last round ≥ Jan 2024|آخر جولة منذ يناير 2024)$/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

/** Hides, moves and resizes columns with the keyboard. The filter bar shows active filters. */
export const OwnColumns: Story = {
  ...searched,
  tags: ['dark', 'rtl', 'narrow'],
  args: {
    state: companyTableState({ location: 'Seattle' }),
    hasColumnTools: true,
    hasFilterBar: true,
    hasDensitySwitch: true,
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: /Remove Location|إزالة/ }, { timeout: 10_000 });
    if (document.dir === 'rtl') return;
    const menu = canvas.queryByRole('button', { name: 'Homepage options' });
    // On a phone, only the list of columns changes them.
    if (!menu) return;
    canvas.getByRole('button', { name: 'Homepage' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await expect(reportedState(args).order?.slice(7, 10)).toEqual(['location', 'homepage_url', 'founded_on']);
    const edge = await canvas.findByRole('separator', { name: 'Width of Homepage' });
    await userEvent.keyboard('{F2}{Tab}');
    await expect(edge).toHaveFocus();
    const before = Number(edge.getAttribute('aria-valuenow'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const panel = await screen.findByRole('dialog', { name: 'Homepage options' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Hide column' }, { timeout: 10_000 }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Homepage' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Columns (8/17)' })).toBeVisible();
  },
};
