import { failed, loading, ready, Text } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LandingPage } from './LandingPage.tsx';

const totals = { companies: 360, rounds: 1204, as_of: '2026-11-22' };

const meta = {
  title: 'Account/LandingPage',
  component: LandingPage,
  args: {
    plansHref: '/plans',
    landing: ready(totals),
    search: { text: '', onTextChange: fn() },
    rounds: <Text>The newest rounds</Text>,
    pieces: { research: <Text>Bars</Text>, watchlists: <Text>A pasted list</Text>, news: <Text>Three articles</Text> },
  },
} satisfies Meta<typeof LandingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const signedOut = { signUpHref: '/signup?plan=free', logInHref: '/login/' };

export const Visitor: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: signedOut,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Play the long game.' })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Research', 'Watchlists', 'News']);
    const ways = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(ways).toEqual([
      ['Get a Free Account', '/signup?plan=free'],
      ['Log in', '/login/'],
      ['See plans', '/plans'],
    ]);
    await expect(canvas.getByText(/^360 companies, 1,204 rounds, and the news that moves them\./)).toBeVisible();
    await expect(canvas.getByText('As of Nov 22, 2026')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search companies' }), 'V');
    await expect(args.search.onTextChange).toHaveBeenCalledWith('V');
  },
};

export const SignedIn: Story = {
  args: { homeHref: '/research/home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/research/home');
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};

export const Loading: Story = { args: { ...signedOut, landing: loading(), rounds: undefined, pieces: {} } };

export const Failed: Story = {
  parameters: { requirements: ['XHOME-004'] },
  args: { ...signedOut, landing: failed('Failed to search for fundings'), rounds: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/As of|1,204/)).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search companies' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get a Free Account' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Watchlists' })).toBeVisible();
  },
};
