import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { BarChart } from './BarChart.tsx';

const ports = ['Seattle', 'Rotterdam', 'Hamburg', 'Jeddah', 'Durban'];

function pointsOf(...columns: readonly (readonly (number | null)[])[]) {
  return ports.map((label, index) => ({ id: label, label, values: columns.map((column) => column[index] ?? null) }));
}

const calls = [1_284, 29_120, 8_400, 11_950, 0];

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  args: {
    title: 'Calls of container ships',
    description: 'Rotterdam sees more than the four others together.',
    pointName: 'Port',
    series: ['Calls a year'],
    points: pointsOf(calls),
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds = {
  series: ['Container', 'Bulk', 'Tanker'],
  points: pointsOf(calls, [900, 21_000, 7_100, null, 6_200], [2_100, 16_400, 3_900, 14_800, 5_100]),
};
const many = Array.from({ length: 40 }, (_, index) => ({
  id: `${index}`,
  label: `Week ${index + 1}`,
  values: [(index * 37) % 91],
}));

/**
 * Ready, with negative values, with several series and a missing value, with many bars, all zero, loading, and empty.
 */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid columns="wide" gap="8">
      <BarChart {...args} />
      <BarChart {...args} title="Change of calls" points={pointsOf([-3_000, -1_500, 0, 1_500, 3_000])} />
      <BarChart {...args} {...kinds} title="By kind of ship" />
      <BarChart {...args} title="Calls by week" points={many} />
      <BarChart {...args} title="None at all" points={pointsOf([0, 0, 0, 0, 0])} />
      <BarChart {...args} title="Only one" points={pointsOf(calls).slice(0, 1)} />
      <BarChart {...args} title="On its way" isLoading />
      <BarChart {...args} title="Nothing yet" points={[]} />
    </Grid>
  ),
};

/**
 * The plot is one tab stop. The arrow keys, Home, and End move from bar to bar and announce each. Escape hides the
 * tooltip.
 */
export const ReadByKeyboard: Story = {
  tags: ['dark'],
  play: async ({ canvas, canvasElement }) => {
    const announced = () => canvasElement.querySelector('[aria-live]')?.textContent;
    await userEvent.tab();
    await userEvent.tab();
    const chart = canvas.getByRole('application', { name: 'Calls of container ships' });
    await expect(chart).toHaveFocus();
    await expect(chart).toHaveAccessibleDescription('Use the arrow keys to move between points.');
    await expect(announced()).toBe('Seattle: 1,284');
    await userEvent.keyboard('{End}');
    await expect(announced()).toBe('Durban: 0');
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowRight}');
    await expect(announced()).toBe('Rotterdam: 29,120');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('29,120')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByText('29,120')).toBeVisible();
  },
};

/** The up and down arrow keys move between series. A missing value is announced. */
export const SeriesByKeyboard: Story = {
  args: kinds,
  tags: ['rtl'],
  play: async ({ canvas, canvasElement }) => {
    const announced = () => canvasElement.querySelector('[aria-live]')?.textContent ?? '';
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(announced()).toBe('Seattle, Bulk: 900');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(announced()).toBe('Seattle, Tanker: 2,100');
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowUp}');
    await expect(announced()).toBe('Jeddah, Bulk: no data');
    await expect(canvas.getByText('11,950')).toBeVisible();
  },
};

export const PointedAt: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application');
    const { width } = chart.getBoundingClientRect();
    await userEvent.pointer({ target: chart, coords: { clientX: 16 + width * 0.73, clientY: 200 } });
    await expect(canvas.getByText('11,950')).toBeVisible();
    await userEvent.unhover(chart);
    await expect(canvas.queryByText('11,950')).toBeNull();
    await userEvent.pointer({ target: chart, coords: { clientX: 16 + width * 0.73, clientY: 200 } });
  },
};

/** The same values as a table. */
export const AsATable: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: kinds,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('columnheader', { name: 'Container' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Rotterdam 29,120 21,000 16,400' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Jeddah 11,950 no data 14,800' })).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toHaveFocus();
  },
};

/** The height is the same in every state. */
export const SameHeightInEveryState: Story = {
  args: { description: undefined },
  render: (args) => (
    <Grid columns="medium">
      <BarChart {...args} {...kinds} />
      <BarChart {...args} {...kinds} title="On its way" isLoading />
      <BarChart {...args} {...kinds} title="Nothing yet" points={[]} />
      <BarChart {...args} {...kinds} title="In words" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    const heights = canvas
      .getAllByRole('figure')
      .map((figure) => figure.firstElementChild?.parentElement?.scrollHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    title: hardTexts.unbreakable,
    description: hardTexts.long,
    series: [hardTexts.unbreakable, hardTexts.arabic],
    points: Object.entries(hardTexts).map(([id, label], index) => ({ id, label, values: [index + 1, 2] })),
  },
};
