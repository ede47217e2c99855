import { buildMarketWithFigures, hostileTexts, longestName } from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MarketHeader } from './MarketHeader.tsx';

const market = buildMarketWithFigures({
  name: 'Battery Storage',
  definition: 'Cells, packs and the firms that run them for homes, sites and grids.',
  companyCount: 18,
  totalFunding: 1_400_000_000,
  raised_12m_usd: 412_000_000,
  raised_prior_12m_usd: 307_500_000,
  change_12m: 0.34,
  rounds_12m: 21,
  disclosed_12m: 19,
});

const meta = {
  title: 'Research/MarketHeader',
  component: MarketHeader,
  args: { market: ready(market), onRetry: fn() },
} satisfies Meta<typeof MarketHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['XMARKET-010'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Battery Storage' })).toBeVisible();
    await expect(canvas.getByText(/^Cells, packs/)).toBeVisible();
    const figure = (name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling;
    await expect(figure('Companies')).toHaveTextContent('18');
    await expect(figure('Total funding')).toHaveTextContent('$1.4B');
    await expect(figure('Raised 12 months')).toHaveTextContent(/\$412\.0M.*\+34% from \$307\.5M/);
    await expect(figure('Rounds 12 months')).toHaveTextContent('21');
    await expect(figure('Median round')).toHaveTextContent('$9.5M');
    await expect(
      canvas.getByText('Disclosed rounds, US dollars. 12 months to Nov 20, 2026. 2 of 21 rounds undisclosed.'),
    ).toBeVisible();
  },
};

export const Small: Story = {
  parameters: { requirements: ['XMARKET-020'] },
  args: {
    market: ready({
      ...market,
      companyCount: 8,
      rounds_12m: 3,
      disclosed_12m: 3,
      change_12m: null,
      median_12m_usd: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 companies, 3 rounds in 12 months: too few for a trend')).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const QuietBefore: Story = {
  args: { market: ready({ ...market, change_12m: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too few rounds in the 12 months before for a trend')).toBeVisible();
  },
};

export const Followed: Story = {
  tags: ['narrow'],
  args: { follow: { isFollowed: true, onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Following' }));
    await expect(args.follow?.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const NewSince: Story = {
  args: {
    follow: { isFollowed: true, onChange: fn() },
    seen: { since: '2026-11-17T10:00:00Z', rounds: 2, articles: 1 },
    now: new Date('2026-11-22T10:00:00Z'),
  },
  parameters: { requirements: ['XMARKET-042'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^New since Tuesday: 2 rounds(,| and) 1 article$/)).toBeVisible();
  },
};

export const FollowLoading: Story = {
  args: { isFollowLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FollowLimit: Story = {
  args: { follow: { isFollowed: false, onChange: fn(), limit: 20 } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    await userEvent.click(button);
    await expect(args.follow?.onChange).not.toHaveBeenCalled();
    const reason = 'You follow 20 markets. Unfollow one to follow another.';
    await expect(button).toHaveAccessibleDescription(reason);
    await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent(reason));
  },
};

export const Loading: Story = { tags: ['dark', 'narrow'], args: { market: loading() } };

export const Failed: Story = {
  args: { market: failed('Failed to fetch tier 3 market category') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch tier 3 market category')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { market: ready({ ...market, name: longestName, definition: 'شركات تخزين الطاقة للمنازل والشبكات.' }) },
};

export const Hostile: Story = {
  args: { market: ready({ ...market, name: hostileTexts.script, definition: hostileTexts.closing }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(hostileTexts.script);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
