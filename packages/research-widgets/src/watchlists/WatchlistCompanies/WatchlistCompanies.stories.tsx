import type { WatchlistCompany } from '@fs/api-contract';
import { buildCompanySearchResult, longestName } from '@fs/fixtures';
import { batchRows, denied, failed, loading, ready, type TableState, tableRows, withFilters } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { companyColumns } from '../../companies/CompanyTable/companyColumns.tsx';
import { buildExtras } from '../../testing/buildExtras.ts';
import { namelessColumns } from '../../testing/namelessColumns.ts';
import { reportedState } from '../../testing/reportedState.ts';
import { WatchlistCompanies, type WatchlistCompaniesProps } from './WatchlistCompanies.tsx';
import { watchlistTableState } from './watchlistAddress.ts';
import { watchlistColumns } from './watchlistColumns.tsx';

const names = ['Harborline', 'Quayside Robotics', 'Ångström Ports', 'Kerbline', 'شركة المرفأ', 'Depotwise'];

function buildRow(name: string, more: Partial<WatchlistCompany> = {}): WatchlistCompany {
  return {
    ...buildCompanySearchResult({ name }),
    added: '2026-11-02T08:00:00.000Z',
    isNew: false,
    newCount: 0,
    note: '',
    ...more,
  };
}

const companies = names.map((name, index) =>
  buildRow(name, {
    added: `2026-11-${20 - index}T08:00:00.000Z`,
    isNew: index === 1,
    newCount: index === 0 ? 4 : 0,
    note: index === 0 ? 'Ask about the second quay,\nand who pays for it.' : '',
  }),
);

const first = watchlistTableState({});
const hrefOf: WatchlistCompaniesProps['hrefOf'] = ({ id }) => `/research/companies/${id}`;
const marketHrefOf: WatchlistCompaniesProps['marketHrefOf'] = ({ id }) => `/markets/${id.replace('tc3-', '')}`;
const columns = watchlistColumns(companyColumns({ ...{ hrefOf, marketHrefOf }, ...namelessColumns }), {} as never);

/** Returns the server's response to a state. */
const found = (state: TableState) => tableRows(companies, state, columns);

const bulkActions: NonNullable<WatchlistCompaniesProps['selectionActions']> = [
  { id: 'list', label: 'Add to list', items: [{ id: 'competitors', label: 'Competitors' }], onPress: fn() },
  { id: 'compare', label: 'Compare', onPress: fn() },
];

const meta = {
  title: 'Research/WatchlistCompanies',
  component: WatchlistCompanies,
  args: {
    companies: ready(found(first)),
    state: first,
    onStateChange: fn(),
    hrefOf,
    marketHrefOf,
    isReadOnly: false,
    onAdd: fn(),
    onRemove: fn(),
    exportRows: () => batchRows(companies),
    fileName: 'Harbors',
    onRetry: fn(),
  },
} satisfies Meta<typeof WatchlistCompanies>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A table whose server responds immediately. */
function Asked(props: WatchlistCompaniesProps) {
  const [state, setState] = useState(props.state);
  return <WatchlistCompanies {...props} state={state} onStateChange={setState} companies={ready(found(state))} />;
}

/** A list that has companies as soon as the user adds some. */
function Pasted({ paste, ...props }: WatchlistCompaniesProps) {
  const [isEmpty, setEmpty] = useState(true);
  if (!isEmpty || !paste) return <WatchlistCompanies {...props} companies={ready(found(first))} />;
  const onAdd: typeof paste.onAdd = (companies) => {
    setEmpty(false);
    return paste.onAdd(companies);
  };
  return <WatchlistCompanies {...props} paste={{ ...paste, onAdd }} />;
}

const namesIn = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

export const Ready: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual([
      ...['', 'Logo', 'Name', 'Total raised', 'Last round', 'Employees', 'Markets', 'Location', 'Added'],
    ]);
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/Harborline/).getByText('Today')).toBeVisible();
    await expect(row(/Harborline/).getByText('4 new')).toBeVisible();
    await expect(row(/Quayside Robotics/).getByText('New')).toBeVisible();
  },
};

/** Sorts by the date added: ascending, descending, none. */
export const SortedByAdded: Story = {
  render: (args) => <Asked {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Added' }));
    await expect(namesIn(canvas)[0]).toBe('Harborline');
    await userEvent.click(canvas.getByRole('button', { name: 'Added' }));
    await expect(namesIn(canvas)[0]).toBe('Depotwise');
  },
};

/** Removes two selected companies with the keyboard. */
export const Removed: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: 'Select Kerbline' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: 'Select Harborline' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Remove from list' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith({ kind: 'rows', ids: [companies[3]?.id, companies[0]?.id] });
    await expect(canvas.queryByRole('button', { name: 'Remove from list' })).toBeNull();
  },
};

/** Selects all rows of the page except one. */
export const Selected: Story = {
  tags: ['dark', 'narrow'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Depotwise' }));
    await expect(canvas.getByText('5 of 6 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove from list' })).toBeVisible();
  },
};

/** With more actions, removal is the last one. */
export const MoreActions: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['XWATCH-003'] },
  args: { selectionActions: bulkActions },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Kerbline' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to list' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Competitors' }));
    const selection = { kind: 'rows', ids: [companies[3]?.id] };
    await expect(bulkActions[0]?.onPress).toHaveBeenCalledWith(selection, 'competitors');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(bulkActions[1]?.onPress).toHaveBeenCalledWith(selection);
    await expect(args.onRemove).not.toHaveBeenCalled();
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names.indexOf('Remove from list')).toBeGreaterThan(names.indexOf('Compare'));
  },
};

/** Users with view access compare companies and add them to their own lists, but remove none. */
export const ReadOnlyActions: Story = {
  args: { isReadOnly: true, selectionActions: bulkActions },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Kerbline' }));
    await expect(canvas.getByRole('button', { name: 'Compare' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove from list' })).toBeNull();
  },
};

/** Without actions, users with view access cannot select rows but can export. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Export' })).toBeVisible();
  },
};

const reachOf = ['followers', 'loading', 'failed', 'never counted'] as const;

/** The followers on all social networks, which are loaded on their own. */
export const Followers: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['XCOMPANY-059'] },
  args: {
    state: { ...first, hidden: ['markets', 'location'], shown: ['followers'] },
    extras: {
      extrasOf: ({ id }) => {
        const known = reachOf[companies.findIndex((company) => company.id === id)];
        if (known === 'loading') return loading();
        if (known === 'failed') return failed('Failed to fetch company data');
        return ready(buildExtras({ followers: known === 'followers' ? 251_449 : null }));
      },
      loadExtras: async () => ({}),
      listHrefOf: () => '/',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Followers' })).toBeVisible();
    const lastCell = (name: string) =>
      within(canvas.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('gridcell')
        .at(-1)?.textContent;
    await expect(names.slice(0, 4).map(lastCell)).toEqual(['251.4K251,449', '', '—Unknown', '—Unknown']);
  },
};

/** The export includes all matching companies, with the visible columns in their order. */
export const Exported: Story = {
  tags: ['narrow'],
  args: {
    state: {
      ...first,
      hidden: [
        ...['homepage_url', 'founded_on', 'last_funding_on', 'last_round_on', 'round_count', 'lead_investor'],
        ...['news_weeks', 'funding_years', 'short_description'],
      ],
      order: ['added'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const panel = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(panel.getByText('6 rows and 8 columns, as they are shown.')).toBeVisible());
    const saved = spyOn(URL, 'createObjectURL');
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(panel.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(panel.getByText('6 rows exported')).toBeVisible());
    const [file] = saved.mock.calls[0] as [Blob];
    const [header, ...lines] = (await file.text()).trim().split('\r\n');
    await expect(header).toBe('Added,Name,Total raised,Employees,Markets,Location,Status,Note');
    await expect(lines.map((line) => line.split(',')[1])).toEqual(names);
  },
};

export const Empty: Story = {
  tags: ['narrow'],
  args: { companies: ready({ rows: [], total: 0 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add companies' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Companies are pasted in place of the table. A failure keeps the review. */
export const PasteInPlace: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: {
    companies: ready({ rows: [], total: 0 }),
    paste: {
      onRecognize: fn(async (lines: readonly string[]) => ({
        ok: true as const,
        data: {
          lines: lines.map((line) => ({
            line,
            match: 'certain' as const,
            candidates: [{ id: line, name: line, logo_url: null, domain: null, location: 'Rotterdam' }],
            duplicateOf: null,
            isOnList: false,
          })),
        },
      })),
      onAdd: fn(async () => false),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Companies' }), 'Harborline{Enter}Kerbline');
    await userEvent.click(canvas.getByRole('button', { name: 'Find companies' }));
    const add = await canvas.findByRole('button', { name: 'Add 2 companies' });
    await userEvent.click(add);
    await expect(args.paste?.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Harborline' }),
      expect.objectContaining({ name: 'Kerbline' }),
    ]);
    await waitFor(() => expect(add).toBeEnabled());
  },
};

/** A line without a company stays in view after the others were added. */
export const NotAllRecognized: Story = {
  args: {
    companies: ready({ rows: [], total: 0 }),
    paste: {
      onRecognize: fn(async (lines: readonly string[]) => ({
        ok: true as const,
        data: {
          lines: lines.map((line) => ({
            line,
            match: line === 'Kerbline' ? ('none' as const) : ('certain' as const),
            candidates:
              line === 'Kerbline'
                ? []
                : [{ id: line, name: line, logo_url: null, domain: null, location: 'Rotterdam' }],
            duplicateOf: null,
            isOnList: false,
          })),
        },
      })),
      onAdd: fn(async () => true),
    },
  },
  render: (args) => <Pasted {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Companies' }), 'Harborline{Enter}Kerbline');
    await userEvent.click(canvas.getByRole('button', { name: 'Find companies' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 company' }));
    await expect(await canvas.findByText('1 company was added.')).toBeVisible();
    await expect(canvas.getByText(/^1 line/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list' }));
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

export const EmptyReadOnly: Story = {
  args: { companies: ready({ rows: [], total: 0 }), isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No companies yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add companies' })).toBeNull();
  },
};

export const NoMatch: Story = {
  args: {
    companies: ready({ rows: [], total: 0 }),
    state: withFilters(first, { name: { kind: 'text', text: 'atlantis' } }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(reportedState(args)).toEqual(first);
  },
};

export const Loading: Story = { tags: ['dark', 'narrow'], args: { companies: loading() } };

export const Refreshing: Story = { args: { isRefreshing: true } };

export const Stale: Story = { args: { companies: ready(found(first), { stale: true }) } };

export const Partial: Story = { args: { companies: ready(found(first), { partial: true }) } };

export const Failed: Story = {
  args: { companies: failed('Failed to update Watchlist') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { companies: failed('Failed to update Watchlist', { last: found(first) }) },
};

export const Denied: Story = { args: { companies: denied('signed-out') } };

export const LongText: Story = {
  tags: ['narrow'],
  args: { companies: ready({ rows: [buildRow(longestName, { isNew: true })], total: 1 }) },
};
