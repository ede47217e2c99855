import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
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

const years = ['2023', '2024', '2025', '2026 to date'].map((label, index) => ({
  id: label,
  label,
  values: [[8_400, 11_950, 29_120, 12_840][index] ?? null],
  isPartial: index === 3,
}));

/** Years run from left to right in every language. A click or Enter opens the details of a bar. */
export const OverTime: Story = {
  tags: ['rtl'],
  args: { points: years, pointName: 'Year', isTime: true, onPointPress: fn() },
  play: async ({ args, canvas }) => {
    const chart = canvas.getByRole('application');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(chart).toHaveAccessibleDescription(/arrow keys.+Press Enter to open/);
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onPointPress).toHaveBeenLastCalledWith('2024');
    const { left, top, width } = chart.getBoundingClientRect();
    const end = { clientX: left + width - 40, clientY: top + 200 };
    await userEvent.pointer([
      { target: chart, coords: end },
      { keys: '[MouseLeft]', target: chart, coords: end },
    ]);
    await expect(args.onPointPress).toHaveBeenLastCalledWith('2026 to date');
    const { direction } = getComputedStyle(canvas.getByRole('figure'));
    await expect(getComputedStyle(canvas.getByText('12,840')).direction).toBe(direction);
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

/**
 * Saves the values, or the chart as it is shown with its title, description and legend. The files have the title as
 * their name. Instead of a plot, a table is shown, so it is only saved as values.
 */
export const Downloaded: Story = {
  args: kinds,
  play: async ({ canvas }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const names: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const button = canvas.getByRole('button', { name: 'Download' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Values (CSV)' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names).toEqual(['Calls of container ships.csv']));
    const [values] = saved.mock.calls[0] as [Blob];
    const lines = (await values.text()).split('\r\n');
    await expect(lines[0]?.replace('\uFEFF', '')).toBe('Port,Container,Bulk,Tanker');
    await expect(lines[4]).toBe('Jeddah,11950,,14800');

    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Picture (PNG)' }));
    await waitFor(() => expect(names[1]).toBe('Calls of container ships.png'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await userEvent.click(button);
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
};

/** The picture, below the chart that it is of. */
export const AsPicture: Story = {
  args: kinds,
  play: async ({ canvas, canvasElement }) => {
    const saved = spyOn(URL, 'createObjectURL');
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: /Download|تنزيل/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /PNG/ }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [file] = saved.mock.calls[0] as [Blob];
    const picture = new Image();
    picture.alt = 'Calls of container ships';
    picture.src = URL.createObjectURL(file);
    await picture.decode();
    const { width } = canvas.getByRole('application').getBoundingClientRect();
    await expect(picture.naturalWidth).toBe(Math.floor((width + 48) * 2));
    picture.style.cssText = 'display: block; max-inline-size: 100%; outline: 1px solid';
    canvasElement.append(picture);
  },
};

/** In Arabic and dark. */
export const AsPictureInArabic: Story = { ...AsPicture, globals: { locale: 'ar', theme: 'dark' } };

/** A picture that cannot be rendered is announced. */
export const DownloadFailed: Story = {
  play: async ({ canvas }) => {
    spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Picture (PNG)' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t save the file. Try again.'));
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
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show as a table' })[1] as HTMLElement);
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
