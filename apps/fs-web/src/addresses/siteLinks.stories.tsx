import { AppFooter } from '@fs/account-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { appRoutes } from '../routes.tsx';
import { siteLinksOf } from './siteLinks.ts';

const meta = {
  title: 'Screens/Footer',
  component: AppFooter,
  parameters: { layout: 'fullscreen' },
  args: { product: 'Foresight', ...siteLinksOf(appRoutes) },
} satisfies Meta<typeof AppFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An installation with pages on social networks. Without them, the footer links to none. */
export const WithSocialPages: Story = {
  parameters: { requirements: ['NAV-041'] },
  args: { socialPages: [{ name: 'LinkedIn', href: 'https://linkedin.example/foresight' }] },
  play: async ({ canvas }) => {
    const social = within(canvas.getByRole('navigation', { name: 'Social pages' }));
    await expect(social.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute(
      'href',
      'https://linkedin.example/foresight',
    );
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  },
};
