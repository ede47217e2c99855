import type { Headquarters } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HeadquartersPopover } from './HeadquartersPopover.tsx';

const seattle: Headquarters = {
  time_zone: 'America/Los_Angeles',
  weather: { temperature: 61.4, summary: 'Light rain' },
  local_news: [
    ['Night ferries return to the Sound', 'Harbor Gazette'],
    ['Port opens a second rail yard', 'The Pier'],
    ['Cold storage on Elliott Bay doubles', null],
  ].map(([title, source], index) => ({
    title: title ?? '',
    url: `https://news.example/${index}`,
    source: source ?? null,
    published_time: '2026-01-12T08:00:00Z',
  })),
};
const nothing: Headquarters = { time_zone: null, weather: null, local_news: [] };

const meta = {
  title: 'Research/HeadquartersPopover',
  component: HeadquartersPopover,
  args: {
    place: 'Seattle, WA, USA',
    facts: ready(seattle),
    onOpen: fn(),
    onRetry: fn(),
    now: new Date('2026-01-12T23:04:00Z'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Local time, weather, and news' }));
  },
} satisfies Meta<typeof HeadquartersPopover>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open() {
  const dialog = await screen.findByRole('dialog', { name: 'In Seattle, WA, USA now' });
  // The popover is measured before it becomes visible.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Ready: Story = {
  tags: ['dark', 'narrow'],
  parameters: { requirements: ['COMPANY-017', 'COMPANY-018', 'COMPANY-019'] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Local time, weather, and news' });
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const popover = await open();
    await expect(popover.getByText('Local time').nextElementSibling).toHaveTextContent('Monday 3:04 PM');
    await expect(popover.getByText('Weather').nextElementSibling).toHaveTextContent('61°F, Light rain');
    const news = within(popover.getByRole('list', { name: 'Local news' })).getAllByRole('link');
    await expect(news).toHaveLength(3);
    await expect(news[0]).toHaveAttribute('href', 'https://news.example/0');
    await expect(news[0]).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await open();
  },
};

export const TimeOnly: Story = {
  args: { facts: ready({ ...nothing, time_zone: 'Asia/Tokyo' }) },
  play: async (context) => {
    await meta.play(context);
    const popover = await open();
    await expect(popover.getByText('Local time').nextElementSibling).toHaveTextContent('Tuesday 8:04 AM');
    await expect(popover.queryByText('Weather')).toBeNull();
    await expect(popover.queryByText('Local news')).toBeNull();
    await expect(popover.getByText('Weather and local news aren’t available.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { facts: ready(nothing) },
  play: async (context) => {
    await meta.play(context);
    const popover = await open();
    await expect(popover.getByText('Local time, weather, and news aren’t available.')).toBeVisible();
  },
};

export const Loading: Story = { args: { facts: loading() } };

export const Stale: Story = { args: { facts: ready(seattle, { stale: true }) } };

export const Failed: Story = {
  args: { facts: failed('Failed to fetch company data') },
  play: async (context) => {
    await meta.play(context);
    const popover = await open();
    await expect(popover.getByText('Failed to fetch company data')).toBeVisible();
    await userEvent.click(popover.getByRole('button', { name: 'Try again' }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { facts: failed('Failed to fetch company data', { offline: true }) } };

export const LongText: Story = {
  tags: ['narrow', 'rtl'],
  args: {
    facts: ready({
      time_zone: 'Mars/Olympus',
      weather: { temperature: -40, summary: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) },
      local_news: [
        { title: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)', source: null, published_time: null },
        { title: 'Berthlist'.repeat(20), url: 'https://news.example/', source: 'صحيفة المرفأ', published_time: null },
      ],
    }),
  },
  play: async (context) => {
    await meta.play(context);
    const popover = await open();
    await expect(popover.getAllByRole('link')).toHaveLength(1);
    await expect(popover.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(popover.queryByText('Local time')).toBeNull();
  },
};
