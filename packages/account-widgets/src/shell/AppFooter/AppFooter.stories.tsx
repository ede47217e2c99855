import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppFooter } from './AppFooter.tsx';

const outside = (path: string) => `https://www.foresight.example/${path}`;

const meta = {
  title: 'Account/AppFooter',
  component: AppFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'Foresight',
    version: '1.1.379',
    dataAsOf: '2026-11-22T06:00:00Z',
    onDisplay: fn(),
    links: {
      plans: '/plans',
      faq: outside('faq'),
      help: '/support',
      mobileApp: outside('mobile'),
      releaseNotes: outside('releases'),
      about: outside('about'),
      contact: '/support',
      terms: outside('terms'),
      privacy: outside('privacy'),
    },
    socialPages: [
      { name: 'LinkedIn', href: 'https://linkedin.example/foresight' },
      { name: 'YouTube', href: 'https://youtube.example/foresight' },
    ],
  },
} satisfies Meta<typeof AppFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    const about = within(canvas.getByRole('navigation', { name: 'About this site' }));
    await expect(
      about.getAllByRole('link').map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Plans', '/plans'],
      ['FAQ', outside('faq')],
      ['Help', '/support'],
      ['Mobile app', outside('mobile')],
      ['Release notes', outside('releases')],
      ['About', outside('about')],
      ['Contact', '/support'],
      ['Terms', outside('terms')],
      ['Privacy', outside('privacy')],
    ]);
    await expect(about.getByRole('link', { name: /^FAQ/ })).toHaveAttribute('target', '_blank');
    await expect(about.getByRole('link', { name: 'Plans' })).not.toHaveAttribute('target');
    const social = within(canvas.getByRole('navigation', { name: 'Social pages' }));
    await expect(social.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Version 1.1.379')).toBeVisible();
    await expect(canvas.getByText('Data as of Nov 22, 2026, 6:00 AM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Display' }));
    await expect(args.onDisplay).toHaveBeenCalledOnce();
  },
};

export const WithoutAddresses: Story = {
  args: { links: { plans: '/plans' }, socialPages: [], dataAsOf: undefined, version: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('navigation', { name: 'Social pages' })).toBeNull();
    await expect(canvas.queryByText(/Data as of|Version/)).toBeNull();
  },
};
