import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { landingSample } from '../../testing/landingSamples.ts';
import { RaisedByMarket } from './RaisedByMarket.tsx';

const meta = {
  title: 'Research/RaisedByMarket',
  component: RaisedByMarket,
  args: { markets: landingSample.markets, as_of: landingSample.as_of },
} satisfies Meta<typeof RaisedByMarket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XHOME-019'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Raised by market' })).toBeVisible();
    await expect(
      canvas.getByText(
        'Disclosed rounds, twelve months to Nov 22, 2026. A round counts in each market of its company.',
      ),
    ).toBeVisible();
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(12);
    await expect(rows[0]).toHaveTextContent(/^Battery Storage412\.0M412,000,000$/);
    await expect(rows[11]).toHaveTextContent(/^Indoor Farming4\.2M4,200,000$/);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithLinks: Story = {
  args: { hrefOf: ({ id }) => `/markets/${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Battery Storage' })).toHaveAttribute(
      'href',
      '/markets/tc3-battery-storage',
    );
  },
};

export const TooFew: Story = {
  args: { markets: landingSample.markets.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongNames: Story = {
  tags: ['narrow'],
  args: {
    markets: landingSample.markets.map((market) => ({
      ...market,
      name: `${market.name} Donaudampfschifffahrtsgesellschaft und Nachbarmärkte`,
    })),
  },
};
