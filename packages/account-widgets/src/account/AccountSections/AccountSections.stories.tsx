import { Section, Text } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AccountSections } from './AccountSections.tsx';

const section = (title: string) => (
  <Section title={title}>
    <Text>Fields of this section</Text>
  </Section>
);

const meta = {
  title: 'Account/AccountSections',
  component: AccountSections,
  args: {
    profile: section('Profile'),
    security: section('Security'),
    display: section('Display'),
    notifications: section('Notifications'),
    tokens: section('API tokens'),
    billing: section('Billing'),
    data: section('Your data'),
    footnote: (
      <Text size="small" tone="muted">
        Version 1.2.3
      </Text>
    ),
  },
} satisfies Meta<typeof AccountSections>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(links).toEqual([
      '#profile',
      '#security',
      '#display',
      '#notifications',
      '#tokens',
      '#billing',
      '#data',
    ]);
    await expect(titles).toEqual([
      'Profile',
      'Security',
      'Display',
      'Notifications',
      'API tokens',
      'Billing',
      'Your data',
    ]);
  },
};

export const GoesToASection: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Billing' }));
    await expect(canvasElement.querySelector('#billing')).toHaveFocus();
    await expect(window.location.hash).toBe('#billing');
    canvas.getByRole('link', { name: 'Your data' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('#data')).toHaveFocus();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};
