import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CompanyTags } from './CompanyTags.tsx';

const words = [
  'Analytics',
  'Big Data',
  'Biotech',
  'Cloud',
  'Energy',
  'Games',
  'Health',
  'Logistics',
  'Mobile',
  'Ports',
  'Retail',
  'Travel',
];
const markets = words.map((name) => ({ id: `tc3-${name.toLowerCase().replace(' ', '-')}`, name }));

const meta = {
  title: 'Research/CompanyTags',
  component: CompanyTags,
  args: { markets },
} satisfies Meta<typeof CompanyTags>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPage: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['COMPANY-025'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const InResults: Story = {
  args: { place: 'results' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '10 more' })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { requirements: ['COMPANY-026'] },
  args: { markets: [{ id: 'tc3-long', name: 'Infrastructure for autonomous container terminals' }] },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Infrastructure for autonomous container terminals');
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(name);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    await expect(name.getBoundingClientRect().width - padding).toBe(175);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  },
};

export const WithLinks: Story = {
  args: { hrefOf: ({ id }) => `/markets/${id.replace('tc3-', '')}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Big Data' })).toHaveAttribute('href', '/markets/big-data');
  },
};
