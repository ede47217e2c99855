import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingPage } from './LandingPage.tsx';

const meta = {
  title: 'Account/LandingPage',
  component: LandingPage,
  args: { plansHref: '/plans' },
} satisfies Meta<typeof LandingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { signUpHref: '/signup?plan=free', logInHref: '/login/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Play the long game.' })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Research', 'Watchlists', 'News']);
    const ways = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(ways).toEqual([
      ['Get a Free Account', '/signup?plan=free'],
      ['Log in', '/login/'],
      ['Compare plans', '/plans'],
    ]);
  },
};

export const SignedIn: Story = {
  args: { homeHref: '/research/home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/research/home');
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};
