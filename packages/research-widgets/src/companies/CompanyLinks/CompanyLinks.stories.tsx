import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyLinks } from './CompanyLinks.tsx';

const meta = {
  title: 'Research/CompanyLinks',
  component: CompanyLinks,
  args: {
    label: 'Companies found',
    companies: [
      { id: '1', name: 'Harborline', logo_url: null, location: 'Seattle, WA, USA' },
      { id: '2', name: 'Harbor & Holt', logo_url: null, location: 'Bristol, GBR' },
      { id: '3', name: 'شركة المرفأ', logo_url: null, location: null },
    ],
    hrefOf: ({ id }) => `/research/companies/${id}`,
  },
} satisfies Meta<typeof CompanyLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Companies found' })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Harborline', '/research/companies/1'],
      ['Harbor & Holt', '/research/companies/2'],
      ['شركة المرفأ', '/research/companies/3'],
    ]);
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    companies: [
      { id: '1', name: 'Donaudampfschifffahrtsgesellschaft'.repeat(5), logo_url: null, location: 'Wien, AUT' },
      { id: '2', name: 'Short', logo_url: null, location: 'A very long place name indeed, '.repeat(6) },
    ],
  },
};
