import { Section, Text } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarketColumns } from './MarketColumns.tsx';

const part = (title: string) => (
  <Section title={title} size="title">
    <Text>What is known of this part of the market, in a sentence or two that take some room.</Text>
  </Section>
);

const meta = {
  title: 'Research/MarketColumns',
  component: MarketColumns,
  args: {
    rounds: part('Raised this month'),
    companies: part('Top companies'),
    isWide: false,
    side: part('Top investors'),
    news: part('News'),
  },
} satisfies Meta<typeof MarketColumns>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Left edge and width of a part. */
function placeOf(title: string, canvas: { getByRole: (role: 'region', options: { name: string }) => HTMLElement }) {
  const { left, width } = canvas.getByRole('region', { name: title }).getBoundingClientRect();
  return { left, width };
}

export const Ready: Story = {
  tags: ['rtl', 'narrow'],
  play: async ({ canvas }) => {
    const [companies, news] = ['Top companies', 'News'].map((title) => placeOf(title, canvas));
    await expect(companies).toEqual(news);
  },
};

export const Wide: Story = {
  args: { isWide: true },
  play: async ({ canvas, canvasElement }) => {
    const { width } = placeOf('Top companies', canvas);
    await expect(canvasElement.clientWidth - width).toBeLessThan(100);
  },
};
