import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FeaturedMarkets } from './FeaturedMarkets.tsx';

const markets = ['Port logistics', 'Grid storage', 'Fintech', 'Developer tools', 'Crop science'].map((name) => ({
  id: `tc3-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
}));

const meta = {
  title: 'Research/FeaturedMarkets',
  component: FeaturedMarkets,
  args: { markets: ready(markets), hrefOf: ({ id }) => `/markets/${id.slice(4)}`, onRetry: fn() },
} satisfies Meta<typeof FeaturedMarkets>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links.slice(0, 2)).toEqual([
      ['Port logistics', '/markets/port-logistics'],
      ['Grid storage', '/markets/grid-storage'],
    ]);
    await expect(links).toHaveLength(5);
  },
};

export const Empty: Story = {
  args: { markets: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No featured markets yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { markets: loading() } };

export const Failed: Story = {
  args: { markets: failed('Failed to search for categories') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to search for categories')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    markets: ready([
      { id: 'tc3-long', name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
      { id: 'tc3-ports', name: 'الموانئ' },
    ]),
  },
};
