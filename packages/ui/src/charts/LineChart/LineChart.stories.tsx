import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { LineChart } from './LineChart.tsx';

function monthsOf(...columns: readonly (readonly (number | null)[])[]) {
  return (columns[0] ?? []).map((_, index) => ({
    day: new Date(Date.UTC(2024, index)).toISOString().slice(0, 10),
    values: columns.map((column) => column[index] ?? null),
  }));
}

const articles = [210, 232, 228, 260, 301, 344, 320, 298, 356, 402, 398, 441, 430, 470, 502, 488, 530, 561];
const deals = articles.map((value, index) => Math.round(value * 0.5 + ((index * 53) % 90)));
const filings = articles.map((_, index) => (index > 6 && index < 10 ? null : 160 + ((index * 31) % 40)));

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    title: 'Mentions of cold chains',
    description: 'Articles have more than doubled in a year and a half; filings stand still.',
    pointName: 'Month',
    series: ['Articles', 'Deals', 'Filings'],
    points: monthsOf(articles, deals, filings),
  },
  parameters: {
    usage: {
      keys: [
        ['Tab', 'To the chart, at the first point'],
        ['→ ←', 'Next and previous point; each is read out'],
        ['↓ ↑', 'Next and previous series'],
        ['Page Up, Page Down', 'Several points at once'],
        ['Home, End', 'First and last point'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const one = { series: ['Articles'], points: monthsOf(articles) };
const days = Array.from({ length: 2000 }, (_, index) => ({
  day: new Date(Date.UTC(2020, 6, 1 + index)).toISOString().slice(0, 10),
  values: [Math.round(10_400 + 900 * Math.sin(index / 140) + 260 * Math.sin(index / 9) + ((index * 7919) % 400))],
}));
const eight = {
  series: Array.from({ length: 8 }, (_, index) => `Region ${index + 1}`),
  points: monthsOf(
    ...Array.from({ length: 8 }, (_, line) =>
      articles.map((value, index) => value + line * 60 + ((index * (line + 3) * 17) % 80)),
    ),
  ),
};

/**
 * Three series with a gap, negative values, 2,000 days with an axis not from zero, all 8 series, one point, all zero,
 * isolated points, loading, and empty.
 */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid columns="wide" gap="8">
      <LineChart {...args} />
      <LineChart
        {...args}
        {...one}
        title="Change in a month"
        points={monthsOf(articles.map((value, index) => value - (articles[index - 1] ?? value)))}
      />
      <LineChart {...args} {...one} title="Price by day" points={days} isFromZero={false} />
      <LineChart {...args} {...eight} title="As many as there may be" />
      <LineChart {...args} title="One month" points={monthsOf(articles, deals, filings).slice(0, 1)} />
      <LineChart {...args} {...one} title="None at all" points={monthsOf(articles.map(() => 0))} />
      <LineChart
        {...args}
        {...one}
        title="Here and there"
        points={monthsOf(articles.map((value, index) => ([1, 4, 5].includes(index % 6) ? null : value)))}
      />
      <LineChart {...args} title="On its way" isLoading />
      <LineChart {...args} title="Nothing yet" points={[]} />
    </Grid>
  ),
};

/** Wide enough to label each line at its end. */
export const Wide: Story = { tags: ['dark', 'rtl'] };

/** The arrow keys move from month to month and from line to line. A missing value is announced. */
export const ReadByKeyboard: Story = {
  tags: ['dark', 'narrow'],
  args: { formatDay: (day) => day.slice(0, 7) },
  play: async ({ canvas, canvasElement }) => {
    const announced = () => canvasElement.querySelector('[aria-live]')?.textContent;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(announced()).toBe('2024-01, Articles: 210');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{PageDown}{PageDown}{PageDown}{ArrowRight}');
    await expect(announced()).toBe('2024-08, Filings: no data');
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(announced()).toBe('2025-06, Deals: 282');
    await expect(canvas.getByText('561')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  },
};

/** 2,000 points render as one path, plus one element for the focused point. */
export const ManyPoints: Story = {
  args: { ...one, title: 'Price by day', description: undefined, points: days, isFromZero: false },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('December 21, 2025')).toBeVisible();
    await expect(canvasElement.querySelectorAll('figure *').length).toBeLessThan(80);
  },
};

export const AsATable: Story = {
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('row', { name: 'August 1, 2024 298 160 no data' })).toBeInTheDocument();
  },
};

/** The table shows 2,000 rows in pages and says which rows of how many are shown. */
export const AsATableInPages: Story = {
  tags: ['narrow'],
  args: { ...ManyPoints.args, pointName: 'Day', series: ['Price'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(200);
    await expect(canvas.getByRole('navigation', { name: 'Price by day' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Page 10'));
    const last = canvas.getByText('December 21, 2025').closest('tr');
    await expect(last).toHaveAttribute('aria-rowindex', '2001');
    await expect(canvasElement.querySelector('table')).toHaveAttribute('aria-rowcount', '2001');
    await expect(canvas.queryByText('July 1, 2020')).not.toBeInTheDocument();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    title: hardTexts.unbreakable,
    description: hardTexts.long,
    series: [hardTexts.unbreakable, hardTexts.arabic, hardTexts.mixed],
  },
};
