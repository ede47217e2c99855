import { buildAngel, buildCoinvestor, buildInvestingFirm, buildInvestor } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CompanyCoinvestors } from './CompanyCoinvestors.tsx';

const coinvestors = [
  buildCoinvestor({ investor: buildInvestingFirm('Kerbline') }),
  buildCoinvestor({ round_count: 1 }),
  buildCoinvestor({ investor: buildAngel(), round_count: 1 }),
];

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildCoinvestor({ investor: buildInvestor({ id: `investor-${index}`, name: `Quay Partners ${index + 1}` }) }),
  );

const facts = { coinvestors, total: 3 };

const meta = {
  title: 'Research/CompanyCoinvestors',
  component: CompanyCoinvestors,
  args: {
    facts: ready(facts),
    hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`,
    personHrefOf: ({ id }: { id: string }) => `/people/${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyCoinvestors>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Kerbline3 rounds');
    await expect(canvas.getByRole('link', { name: 'Kerbline' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Quiet Harbor Capital1 round');
    await expect(canvas.queryByRole('link', { name: 'Quiet Harbor Capital' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Femke Hoekstra' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/people\//),
    );
  },
};

export const Many: Story = {
  args: {
    facts: ready({ coinvestors: many(64), total: 64 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const button = canvas.getByRole('button', { name: 'All 64 coinvestors' });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(64);
    await expect(button).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Walled: Story = {
  parameters: { requirements: ['XCOMPANY-042'] },
  args: {
    facts: ready({ coinvestors: many(10), total: 64 }),
    upgrade: { upgradeHref: '/account#billing', createTeamHref: '/accounts/new' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.queryByRole('button')).toBeNull();
    const wall = within(canvas.getByRole('region', { name: 'Upgrade to view all Company Investments: Coinvestors' }));
    await expect(wall.getByText('Your plan includes 10 of 64 coinvestors.')).toBeVisible();
    await expect(wall.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/account#billing');
  },
};

export const Empty: Story = {
  args: { facts: ready({ coinvestors: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known coinvestors')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { facts: loading() } };

export const Stale: Story = { args: { facts: ready(facts, { stale: true }) } };

export const Failed: Story = {
  args: { facts: failed('Failed to fetch company coinvestors') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch company coinvestors')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { facts: failed('Failed to fetch company coinvestors', { last: facts }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Kerbline3 rounds');
  },
};

export const Denied: Story = {
  args: { facts: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
