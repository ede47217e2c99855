import type { Seen } from '@fs/api-contract';
import { longestName } from '@fs/fixtures';
import { failed, loading, ready, ThemeProvider } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HomeGreeting } from './HomeGreeting.tsx';

const seen: Seen = {
  since: '2026-11-18T12:00:00Z',
  as_of: '2026-11-20T12:00:00Z',
  rounds: 3,
  raised_usd: 61_200_000,
  acquisitions: 1,
  investments: 0,
  articles: 7,
  all_rounds: 26,
};
const nothing = { rounds: 0, raised_usd: 0, acquisitions: 0, articles: 0 };

const meta = {
  title: 'Research/HomeGreeting',
  component: HomeGreeting,
  args: {
    name: 'Uma',
    roundsHref: '/companies/search/funding',
    seen: ready(seen),
    now: new Date(2026, 10, 20, 9),
    onRetry: fn(),
  },
} satisfies Meta<typeof HomeGreeting>;
export default meta;

type Story = StoryObj<typeof meta>;

export const News: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good morning, Uma$/);
    await expect(
      canvas.getByText('Since Wednesday: 3 rounds ($61.2M), 1 acquisition, 7 articles on your lists'),
    ).toBeVisible();
  },
};

export const Undisclosed: Story = {
  args: { name: '', seen: ready({ ...seen, ...nothing, rounds: 1, investments: 2 }), now: new Date(2026, 10, 20, 20) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good evening$/);
    await expect(canvas.getByText('Since Wednesday: 1 round, 2 investments on your lists')).toBeVisible();
  },
};

export const Quiet: Story = {
  parameters: { requirements: ['XHOME-017'] },
  args: {
    seen: ready({ ...seen, ...nothing, since: '2026-11-06T12:00:00Z' }),
    now: new Date(2026, 10, 20, 14),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good afternoon, Uma$/);
    await expect(canvas.getByText(/^Nothing new on your lists since Friday, November 6\./)).toHaveTextContent(
      'In all markets: 26 rounds',
    );
    await expect(canvas.getByRole('link', { name: '26 rounds' })).toHaveAttribute('href', '/companies/search/funding');
  },
};

/** At the same instant it is morning in Tokyo and evening in New York. */
export const OtherTimeZone: Story = {
  args: { now: new Date('2026-11-20T00:30:00Z') },
  // In the morning of November 20 in Tokyo, it is still the evening of November 19 in New York.
  render: (args) => (
    <ThemeProvider timeZone="America/New_York">
      <HomeGreeting {...args} />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Good evening, Uma' })).toBeVisible();
  },
};

export const FollowsNothing: Story = {
  args: { seen: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Since|Nothing/)).toBeNull();
  },
};

export const Loading: Story = { args: { seen: loading() } };

export const Failed: Story = {
  args: { seen: failed('Failed to fetch events') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, Uma');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { tags: ['narrow'], args: { name: longestName } };
