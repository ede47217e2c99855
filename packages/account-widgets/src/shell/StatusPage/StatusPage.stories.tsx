import { TextField } from '@fs/ui';
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
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
};

export const NoAccess: Story = {
  tags: ['dark', 'narrow'],
  args: { why: 'no-access' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We can’t find this. It may be gone, or it isn’t shared with you.',
    );
    await expect(canvas.getByText(/^Ask the owner to share it with you/)).toBeVisible();
  },
};

export const InOwnWords: Story = {
  args: { text: 'This company doesn’t exist or you don’t have access to it.', supportHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This company doesn’t exist or you don’t have access to it.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const WithSearch: Story = {
  tags: ['narrow'],
  args: { title: 'We can’t find this person', children: <TextField label="Find a company by name" type="search" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find this person');
    await expect(canvas.getByRole('searchbox', { name: 'Find a company by name' })).toBeVisible();
  },
};
