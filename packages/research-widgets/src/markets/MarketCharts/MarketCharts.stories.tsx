import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MarketCharts } from './MarketCharts.tsx';

const years = [
  { year: 2019, rounds: 2, disclosed: 2, total: 21_000_000 },
  { year: 2021, rounds: 3, disclosed: 2, total: 96_000_000 },
  { year: 2022, rounds: 5, disclosed: 4, total: 140_500_000 },
  { year: 2023, rounds: 4, disclosed: 3, total: 88_000_000 },
  { year: 2024, rounds: 6, disclosed: 6, total: 231_000_000 },
  { year: 2025, rounds: 7, disclosed: 6, total: 307_500_000 },
  { year: 2026, rounds: 8, disclosed: 8, total: 412_000_000 },
];

const facts = { years, as_of: '2026-11-20', round_sizes: [2, 6, 9, 11, 2, 1] };

const meta = {
  title: 'Research/MarketCharts',
  component: MarketCharts,
  args: { facts: ready(facts), onYearPress: fn(), onRetry: fn() },
} satisfies Meta<typeof MarketCharts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The rows of a chart as a table. */
async function rowsOf(chart: HTMLElement) {
  await userEvent.click(within(chart).getByRole('button', { name: 'Show as a table' }));
  return within(chart)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  parameters: { requirements: ['XMARKET-011', 'XMARKET-013'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Disclosed rounds, US dollars. 4 of 35 undisclosed.')).toBeVisible();
    await expect(canvasElement.querySelectorAll('pattern')).not.toHaveLength(0);
    const [raised, rounds, sizes] = canvas.getAllByRole('figure');
    const names = [raised, rounds, sizes].map((figure) => figure && within(figure).getByRole('heading').textContent);
    await expect(names).toEqual(['Raised by year', 'Rounds by year', 'Rounds by size']);
    if (!raised || !rounds || !sizes) throw new Error('A chart is missing');
    const amounts = await rowsOf(raised);
    await expect(amounts.at(1)).toEqual(['2020', '$0']);
    await expect(amounts.at(-1)).toEqual(['2026 to date', '$412,000,000']);
    const counts = await rowsOf(rounds);
    await expect(counts.at(-1)).toEqual(['2026 to date', '8']);
    const bySize = await rowsOf(sizes);
    await expect(bySize).toEqual([
      ['< $1M', '2'],
      ['$1M–5M', '6'],
      ['$5M–10M', '9'],
      ['$10M–50M', '11'],
      ['$50M–100M', '2'],
      ['$100M+', '1'],
    ]);
    for (const chart of [raised, rounds, sizes]) {
      await userEvent.click(within(chart).getByRole('button', { name: 'Show as a chart' }));
    }
  },
};

export const OpensAYear: Story = {
  play: async ({ canvas, args }) => {
    const [raised] = canvas.getAllByRole('figure');
    if (!raised) throw new Error('A chart is missing');
    const plot = within(raised).getByRole('application');
    plot.focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onYearPress).toHaveBeenLastCalledWith('2026');
    // 2020 had no round.
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onYearPress).toHaveBeenCalledOnce();
    plot.blur();
  },
};

export const Young: Story = {
  args: { facts: ready({ ...facts, years: years.slice(-2), round_sizes: [0, 1, 2, 0, 0, 0] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fewer than 3 years with rounds: too few for a chart')).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
  },
};

export const WithoutAmounts: Story = {
  args: {
    facts: ready({
      ...facts,
      years: years.map((year) => ({ ...year, disclosed: 0, total: 0 })),
      round_sizes: [0, 0, 0, 0, 0, 0],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Rounds by size')).toBeNull();
  },
};

export const Loading: Story = { tags: ['narrow'], args: { facts: loading() } };

export const Failed: Story = {
  args: { facts: failed('Failed to fetch tier 3 market category') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
