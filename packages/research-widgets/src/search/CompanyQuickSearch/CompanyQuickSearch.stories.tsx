import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { CompanyQuickSearch } from './CompanyQuickSearch.tsx';

const found: LinkedCompany[] = [
  { id: '1', name: 'Harborline', logo_url: null, location: 'Seattle, WA, USA' },
  { id: '2', name: 'Harbor & Holt', logo_url: null, location: 'Bristol, GBR' },
  { id: '3', name: 'شركة المرفأ', logo_url: null, location: null },
];

const meta = {
  title: 'Research/CompanyQuickSearch',
  component: CompanyQuickSearch,
  args: {
    text: 'harb',
    onTextChange: fn(),
    companies: ready(found),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyQuickSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  args: { text: '', companies: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a company by name' }), 'h');
    await expect(args.onTextChange).toHaveBeenCalledWith('h');
  },
};

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Harborline', '/research/companies/1'],
      ['Harbor & Holt', '/research/companies/2'],
      ['شركة المرفأ', '/research/companies/3'],
    ]);
    await expect(canvas.getByText('3 companies found')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { companies: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { companies: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching...')).toBeVisible();
  },
};

export const Stale: Story = { args: { companies: ready(found, { stale: true }) } };

export const Failed: Story = {
  args: { companies: failed('Failed to search for companies') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveValue('harb');
  },
};
