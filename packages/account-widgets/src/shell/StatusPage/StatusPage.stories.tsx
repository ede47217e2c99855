import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPage } from './StatusPage.tsx';

const meta = {
  id: 'account-missingpage',
  title: 'Account/StatusPage',
  component: StatusPage,
  args: { why: 'not-found', homeHref: '/', supportHref: '/support' },
} satisfies Meta<typeof StatusPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is nothing here');
    await expect(canvas.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
};

export const NoAccess: Story = {
  tags: ['dark', 'narrow'],
  args: { why: 'no-access' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This is not yours to open');
    await expect(canvas.getByText(/can share it with you/)).toBeVisible();
  },
};

export const InOwnWords: Story = {
  args: { text: 'There is no such company, or you may not see it.', supportHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such company, or you may not see it.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
