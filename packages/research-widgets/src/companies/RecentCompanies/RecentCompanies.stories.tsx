import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecentCompanies } from './RecentCompanies.tsx';

const meta = {
  title: 'Research/RecentCompanies',
  component: RecentCompanies,
  args: {
    companies: [
      { id: '1', name: 'Harborline', logo_url: null, location: 'Seattle, WA, USA' },
      { id: '2', name: 'Harbor & Holt', logo_url: null, location: 'Bristol, GBR' },
    ],
    hrefOf: ({ id }) => `/research/companies/${id}`,
  },
} satisfies Meta<typeof RecentCompanies>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Recently viewed' });
    await expect(list).toHaveTextContent('HarborlineSeattle, WA, USA');
    await expect(list).toHaveTextContent('Harbor & HoltBristol, UK');
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toHaveAttribute('href', '/research/companies/1');
  },
};

export const Empty: Story = {
  args: { companies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Companies you view appear here.')).toBeVisible();
  },
};
