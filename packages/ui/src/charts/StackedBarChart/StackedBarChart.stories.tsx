import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { StackedBarChart } from './StackedBarChart.tsx';

const stages = ['Seed', 'Series A', 'Series B', 'Later'];
const amounts = [
  [120_000_000, 310_000_000, 405_000_000, 900_000_000],
  [140_000_000, 290_000_000, 520_000_000, 1_240_000_000],
  [210_000_000, 470_000_000, 610_000_000, 2_100_000_000],
  [180_000_000, 350_000_000, null, 1_050_000_000],
  [190_000_000, 380_000_000, 480_000_000, 880_000_000],
];
const years = amounts.map((values, index) => ({ id: `${2021 + index}`, label: `${2021 + index}`, values }));

const meta = {
  title: 'Components/StackedBarChart',
  component: StackedBarChart,
  args: {
    title: 'Raised in logistics, $',
    description: 'Later rounds made 2023 the largest year; seed hardly moved.',
    pointName: 'Year',
    series: stages,
    points: years,
  },
} satisfies Meta<typeof StackedBarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const flows = {
  series: ['Founded', 'Acquired', 'Closed'],
  points: years.map(({ id }, index) => ({ id, label: id, values: [40 + index * 12, -8 - index, -22 + index * 4] })),
};
const eight = {
  series: Array.from({ length: 8 }, (_, index) => `Region ${index + 1}`),
  points: years.map(({ id }, year) => ({
    id,
    label: id,
    values: Array.from({ length: 8 }, (_, index) => 6 + ((index * 5 + year * 3) % 9)),
  })),
};

/** Ready with a missing part, with positive and negative parts, with all 8 series, loading, and empty. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid columns="wide" gap="8">
      <StackedBarChart {...args} />
      <StackedBarChart {...args} {...flows} title="Companies that came and went" description={undefined} />
      <StackedBarChart {...args} {...eight} title="As many as there may be" />
      <StackedBarChart {...args} title="Only one" points={years.slice(0, 1)} />
      <StackedBarChart {...args} title="On its way" isLoading />
      <StackedBarChart {...args} title="Nothing yet" points={[]} />
    </Grid>
  ),
};

/** The up arrow key moves to the part above. The tooltip and the table show the total. */
export const ReadByKeyboard: Story = {
  tags: ['dark', 'narrow'],
  play: async ({ canvas, canvasElement }) => {
    const announced = () => canvasElement.querySelector('[aria-live]')?.textContent;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription(
      'Use the left and right arrow keys to move between points, and up and down to switch series.',
    );
    await expect(announced()).toBe('2021, Seed: 120,000,000');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(announced()).toBe('2023, Series A: 470,000,000');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(announced()).toBe('2023, Seed: 210,000,000');
    await expect(canvas.getByText('3,390,000,000')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  },
};

export const AsATable: Story = {
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: '2024 180,000,000 350,000,000 no data 1,050,000,000 1,580,000,000' }),
    ).toBeInTheDocument();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    title: hardTexts.unbreakable,
    description: hardTexts.long,
    series: Object.values(hardTexts),
    points: Object.entries(hardTexts).map(([id, label], index) => ({ id, label, values: [index + 1, 2, 3, 4] })),
  },
};
