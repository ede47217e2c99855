import { buildCompanyOverview } from '@fs/fixtures';
import { Button, denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type CompanyFacts, CompanyQuickInfo } from './CompanyQuickInfo.tsx';

const harborline: CompanyFacts = {
  name: 'Harborline',
  logo_url: null,
  short_description: 'Berth planning and arrival forecasts for mid-sized container ports.',
  homepage_url: 'https://www.harborline.example/',
  city: 'Seattle',
  state_code: 'WA',
  country_code: 'USA',
  founded_on: '2014-03-01',
  employee_count: '1001-5000',
  status: 'operating',
  total_funding_usd: 48_500_000,
  last_funding_on: '2026-09-14',
  last_round: { round_type: 'venture', round_code: 'B', raised_usd: 24_000_000 },
};

const unknownCompany: CompanyFacts = {
  ...harborline,
  short_description: null,
  homepage_url: null,
  city: null,
  state_code: null,
  country_code: null,
  founded_on: null,
  employee_count: null,
  total_funding_usd: null,
  last_funding_on: null,
  last_round: null,
};

const meta = {
  title: 'Research/CompanyQuickInfo',
  component: CompanyQuickInfo,
  args: {
    company: ready(harborline),
    headquarters: {
      facts: ready({ time_zone: 'America/Los_Angeles', weather: null, local_news: [] }),
      onOpen: fn(),
    },
    placeHrefOf: ({ city }) => `/companies/search?location=city_${city}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyQuickInfo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['COMPANY-015', 'COMPANY-016', 'COMPANY-020', 'COMPANY-021'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Harborline' })).toBeVisible();
    await expect(canvas.getByText('Operating')).toBeVisible();
    await expect(canvas.getByText('Total raised').nextElementSibling).toHaveTextContent('$48.5M');
    await expect(canvas.getByText('Last round').nextElementSibling).toHaveTextContent(
      /^Series B .*\$24\.0M.*Sep 2026$/,
    );
    const website = canvas.getByRole('link', { name: /^harborline\.example/ });
    await expect(website).toHaveAttribute('href', 'https://www.harborline.example/');
    await expect(canvas.getByText('Headquarters').nextElementSibling).toHaveTextContent('Seattle, WA, USA');
    const nearby = canvas.getByRole('link', { name: 'Seattle, WA, USA' });
    await expect(nearby).toHaveAttribute('href', '/companies/search?location=city_Seattle');
    await userEvent.click(canvas.getByRole('button', { name: 'Local time, weather, and news' }));
    const around = await screen.findByRole('dialog', { name: 'In Seattle, WA, USA now' });
    await expect(around).toHaveTextContent('Local time');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Founded').nextElementSibling).toHaveTextContent('Mar 2014');
    await expect(canvas.getByText('Employees').nextElementSibling).toHaveTextContent('1,001-5,000');
  },
};

export const WithMore: Story = {
  args: {
    actions: <Button>Share</Button>,
    children: <p>On two of your lists</p>,
  },
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('region', { name: 'Harborline' }));
    await expect(head.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(head.getByText('On two of your lists')).toBeVisible();
  },
};

/** Each fact tells its source and date. Sources that disagree are named beside the value. */
export const Sourced: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['XCOMPANY-027'] },
  args: { facts: buildCompanyOverview().facts, reportHref: '/support?subject=Harborline' },
  play: async ({ canvas }) => {
    const total = canvas.getByText('Total raised').nextElementSibling;
    await expect(total).toHaveTextContent(/\$48\.5M.*Press releases: \$48\.0M/);
    await userEvent.click(canvas.getByRole('button', { name: 'Source of total raised' }));
    const note = await screen.findByRole('dialog', { name: 'Source of total raised' });
    await expect(note).toHaveTextContent(/Sources disagree.*Sum of rounds.*\$48\.5M.*As of Nov 18, 2026/);
    await expect(note).toHaveTextContent(/Press releases.*\$48\.0M.*As of Oct 2, 2026/);
    await expect(within(note).getByRole('link', { name: 'Report a mistake' })).toHaveAttribute(
      'href',
      '/support?subject=Harborline',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Source of employees' }));
    await expect(await screen.findByRole('dialog', { name: 'Source of employees' })).toHaveTextContent(
      'Company filingsAs of Jun 30, 2026',
    );
  },
};

/** Where no source is known, none is named; beside one that disagrees, that is said. */
export const UnknownSource: Story = {
  args: {
    facts: {
      ...buildCompanyOverview().facts,
      employee_count: { source: null, as_of: '2026-06-30', conflict: null },
      founded_on: {
        source: 'corrections',
        as_of: '2026-06-30',
        conflict: { source: null, as_of: '2026-05-01', value: '2013-01-01' },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source of employees' }));
    const note = await screen.findByRole('dialog', { name: 'Source of employees' });
    await expect(note).toHaveTextContent(/^As of Jun 30, 2026$/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Founded').nextElementSibling).toHaveTextContent(/Unknown source: .*2013/);
  },
};

export const Sparse: Story = {
  args: { company: ready({ ...unknownCompany, logo_url: 'data:image/png;base64,broken' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Unknown')).toHaveLength(5);
    await expect(canvas.getByText('No known rounds')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('[data-letter="H"]')).toBeVisible());
  },
};

export const Loading: Story = { tags: ['dark'], args: { company: loading() } };

export const Stale: Story = { args: { company: ready(harborline, { stale: true }) } };

export const Failed: Story = {
  args: { company: failed('Failed to fetch company details') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch company details')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { company: failed('Failed to fetch company details', { last: harborline }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Harborline' })).toBeVisible();
  },
};

export const Offline: Story = { args: { company: failed('Failed to fetch company details', { offline: true }) } };

export const Denied: Story = {
  args: { company: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Harborline')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    company: ready({
      ...harborline,
      name: 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200),
      short_description: `${'A long description that goes on. '.repeat(12)}`,
      homepage_url: `https://${'very-long-subdomain-'.repeat(8)}.example/`,
    }),
  },
};

export const RightToLeft: Story = {
  tags: ['rtl'],
  parameters: { requirements: ['XCOMPANY-037'] },
  args: {
    company: ready({
      ...harborline,
      name: 'شركة المرفأ',
      short_description: 'حلول تخطيط الأرصفة للموانئ المتوسطة.',
      city: 'دبي',
      state_code: null,
      country_code: 'ARE',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Headquarters').nextElementSibling).toHaveTextContent('دبي, UAE');
  },
};

export const Hostile: Story = {
  args: {
    company: ready({
      ...harborline,
      name: '<img src=x onerror="document.title=1">',
      homepage_url: 'javascript:alert(1)',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<img src=x onerror="document.title=1">');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Seattle, WA, USA']);
  },
};
