import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SupportHelp } from './SupportHelp.tsx';

const meta = {
  title: 'Account/SupportHelp',
  component: SupportHelp,
  args: {
    hrefs: {
      password: '/login/',
      google: '/login/',
      watchlists: '/plans',
      company: '/add-company',
      emails: '/account#notifications',
    },
    version: '1.1.379',
  },
} satisfies Meta<typeof SupportHelp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Version 1.1.379')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'A company is missing' }));
    await expect(canvas.getByText('Suggest it, with its name and website.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suggest a company' })).toHaveAttribute('href', '/add-company');
  },
};

export const WhileWriting: Story = {
  args: { about: 'I can’t log in: which Password do you mean?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This may answer it' })).toBeVisible();
    const questions = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(questions).toEqual(['I forgot my password']);
    await expect(canvas.queryByText('Version 1.1.379')).toBeNull();
  },
};

export const Visitor: Story = {
  args: { hrefs: { password: '/login/', watchlists: '/plans' }, without: ['google'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Google/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'How do I choose which emails I get?' }));
    await expect(canvas.getByText(/^Go to Settings, then Notifications/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
