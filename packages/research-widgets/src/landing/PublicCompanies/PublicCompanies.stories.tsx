import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { publicCompany } from '../../testing/landingSamples.ts';
import { PublicCompanies } from './PublicCompanies.tsx';

const names = ['Voltmeer', 'Voltmeer Grid', 'Voltage Works', 'Voltaren', 'Voltiva', 'Voltorb'];

const meta = {
  title: 'Research/PublicCompanies',
  component: PublicCompanies,
  args: {
    companies: ready(names.map((name) => publicCompany(name))),
    hrefOf: ({ id }) => `/signup?plan=free&redirect=${encodeURIComponent(`/research/companies/${id}`)}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof PublicCompanies>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 companies found');
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('VoltmeerPort logistics · Oakland, CA, USA$48.5M');
  },
};

export const Empty: Story = {
  args: { companies: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No company with this name yet. Try fewer letters, or a website.',
    );
  },
};

export const Loading: Story = { args: { companies: loading() } };

export const Failed: Story = {
  args: { companies: failed('Failed to search for companies') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { companies: ready([publicCompany('Donaudampfschifffahrtsgesellschaft'.repeat(3))]) },
};
