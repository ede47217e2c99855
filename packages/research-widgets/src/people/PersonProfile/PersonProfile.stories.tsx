import {
  buildCompanyCard,
  buildEmptyPersonOverview,
  buildInvestment,
  buildPersonOverview,
  hostileTexts,
  longestName,
} from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PersonProfile } from './PersonProfile.tsx';

const person = buildPersonOverview();
const namesake = {
  id: 'namesake-1',
  first_name: 'Femke',
  last_name: 'Hoekstra',
  title: 'VP Product',
  organization: buildCompanyCard({ name: 'Depotwise' }),
};

const meta = {
  title: 'Research/PersonProfile',
  component: PersonProfile,
  args: {
    person: ready(person),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    personHrefOf: ({ id }) => `/people/${id}`,
    articleHrefOf: ({ article }) => `/news/article/${article.uuid}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof PersonProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Femke Hoekstra');
    await expect(canvas.getByText('Sep 14, 2026').closest('dd')).toHaveTextContent('Series B $24.0M');
    const positions = within(canvas.getByRole('list', { name: 'Positions' }));
    const rows = positions.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      expect.stringContaining('HarborlineCo-founder & CEOSince Apr 2017'),
      expect.stringContaining('KerblineBoard memberSince May 2023'),
      expect.stringContaining('DepotwiseSenior EngineerSep 2012 – Mar 2017'),
    ]);
    await expect(positions.getByRole('link', { name: 'Depotwise' })).toHaveAttribute(
      'href',
      `/research/companies/${buildCompanyCard({ name: 'Depotwise' }).id}`,
    );
    await expect(canvas.getByRole('heading', { name: 'Investments' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'News about Harborline' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Same name' })).toBeNull();
  },
};

export const Angel: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['XPERSON-008'] },
  args: {
    person: ready({
      ...person,
      investment_count: 42,
      investing: {
        recent_deals: 10,
        usual_round: { round_type: 'seed', round_code: null },
        last_deal_on: '2026-10-04',
      },
    }),
    upgrade: { upgradeHref: '/account#billing', createTeamHref: '/accounts/new' },
  },
  play: async ({ canvas }) => {
    const figureOf = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling;
    await expect(figureOf('Deals')).toHaveTextContent('42');
    await expect(figureOf('Deals in 12 months')).toHaveTextContent('10 or more');
    await expect(figureOf('Usual round')).toHaveTextContent('Seed');
    await expect(figureOf('Last deal')).toHaveTextContent('Oct 2026');
  },
};

export const InvestingCompany: Story = {
  tags: ['rtl'],
  parameters: { requirements: ['XPERSON-008'] },
  args: {
    person: ready({
      ...person,
      investments: [],
      investment_count: 0,
      investing: null,
      company_investments: [buildInvestment({ organization: buildCompanyCard({ name: 'Depotwise' }) })],
      company_investment_count: 31,
    }),
  },
  play: async ({ canvas }) => {
    const rounds = within(canvas.getByRole('region', { name: 'Rounds joined by Harborline' }));
    await expect(rounds.getByRole('link', { name: 'Depotwise' })).toBeVisible();
    await expect(rounds.getByText('The latest 1 of 31')).toBeVisible();
    await expect(canvas.queryByText('Deals')).toBeNull();
  },
};

export const Namesakes: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['XPERSON-003'] },
  args: {
    person: ready({
      ...person,
      namesakes: [namesake, { ...namesake, id: 'namesake-2', title: null, organization: null }],
      namesake_count: 2,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two other people are named Femke Hoekstra')).toBeVisible();
    const [first, second] = within(canvas.getByRole('list', { name: 'Same name' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Femke HoekstraVP Product · Depotwise');
    await expect(second).toHaveTextContent('Femke HoekstraNo known position');
    await expect(canvas.getAllByRole('link', { name: 'Femke Hoekstra' })[0]).toHaveAttribute(
      'href',
      '/people/namesake-1',
    );
  },
};

export const ManyNamesakes: Story = {
  args: {
    person: ready({
      ...person,
      namesakes: Array.from({ length: 10 }, (_, index) => ({ ...namesake, id: `namesake-${index}` })),
      namesake_count: 24,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 other people are named Femke Hoekstra')).toBeVisible();
    await expect(canvas.getByText('The first 10 are listed.')).toBeVisible();
  },
};

export const Walled: Story = {
  args: {
    person: ready({
      ...person,
      investments: Array.from({ length: 10 }, (_, index) => ({
        ...buildInvestment({ id: `round-${index}` }),
        is_lead: false,
      })),
      investment_count: 14,
    }),
    upgrade: { upgradeHref: '/account#billing', createTeamHref: '/accounts/new' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan includes the latest 10 of 14 investments.')).toBeVisible();
  },
};

export const FewFacts: Story = {
  args: { person: ready({ ...person, investments: [], investment_count: 0, articles: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Positions' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Investments' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'News about Harborline' })).toBeNull();
  },
};

export const NothingKnown: Story = {
  args: { person: ready(buildEmptyPersonOverview()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Femke Hoekstra');
    await expect(canvas.getByText('No positions or investments are known.')).toBeVisible();
    await expect(canvas.queryAllByRole('heading')).toHaveLength(1);
  },
};

const long = buildCompanyCard({ name: longestName });

export const LongNames: Story = {
  tags: ['narrow'],
  args: {
    person: ready({
      ...person,
      first_name: longestName,
      last_name: longestName,
      title: longestName,
      organization: person.organization && { ...person.organization, ...long },
      positions: person.positions.map((position) => ({ ...position, organization: long, title: longestName })),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['rtl'],
  args: {
    person: ready({
      ...person,
      first_name: hostileTexts.rightToLeft,
      last_name: '',
      positions: person.positions.map((position) => ({ ...position, title: hostileTexts.rightToLeft })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(hostileTexts.rightToLeft);
  },
};

export const Loading: Story = {
  tags: ['dark', 'narrow'],
  args: { person: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Person');
  },
};

export const Stale: Story = { args: { person: ready(person, { stale: true }) } };

export const Failed: Story = {
  args: { person: failed('Failed to fetch person') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch person')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { person: failed('Failed to fetch person', { last: person }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Femke Hoekstra');
  },
};

export const Denied: Story = {
  args: { person: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
