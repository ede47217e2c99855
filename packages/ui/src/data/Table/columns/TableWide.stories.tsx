import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../system/Loadable/Loadable.ts';
import { type Harbor, harborColumns, harbors } from '../../../testing/harbors.tsx';
import { harborToolArgs, loadColumnTools } from '../../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';
import type { TableColumn } from '../model/TableColumn.ts';
import { createTableState, everyRow } from '../model/TableState.ts';
import { tableRows } from '../model/tableRows.ts';

/** The names of harbors and 199 more columns. The first row has a cell of ten thousand letters. */
const manyColumns: readonly TableColumn<Harbor>[] = [
  ...harborColumns.slice(0, 1),
  ...Array.from(
    { length: 199 },
    (_, index): TableColumn<Harbor> => ({
      id: `column ${index + 2}`,
      header: `Column ${index + 2}`,
      value: ({ name }) => name,
      cell: ({ name }) => (name === 'Rotterdam' && index === 0 ? 'x'.repeat(10_000) : `${name} ${index + 2}`),
    }),
  ),
];

const first = createTableState(3, { pinned: { name: 'start' } });

const meta = {
  title: 'Components/Table/Wide',
  component: HarborTable,
  args: {
    ...harborToolArgs,
    columns: manyColumns,
    rows: ready(tableRows(harbors, first, manyColumns)),
    state: first,
  },
  render: (args) => <LiveHarbors {...args} />,
  beforeEach: loadColumnTools,
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const focused = () => document.activeElement;
/** The 1-based position of the focused cell among all cells of its row. */
const focusedColumn = () => Number(focused()?.closest('td, th')?.getAttribute('aria-colindex'));
/** Number of cells of a row that are in the document. */
const renderedCellsIn = (row: Element | null | undefined) => row?.querySelectorAll('[aria-colindex]').length;

/** Expects the focused cell to be inside the viewport in full. */
async function expectVisible(canvas: Canvas) {
  const scroller = canvas.getByRole('grid').parentElement?.getBoundingClientRect() ?? new DOMRect();
  const cell = focused()?.closest('td, th')?.getBoundingClientRect() ?? new DOMRect();
  await expect(cell.left).toBeGreaterThanOrEqual(scroller.left);
  await expect(cell.right).toBeLessThanOrEqual(scroller.right);
}

/** Of two hundred columns, only the visible ones are rendered. The name is pinned, and keys reach the last column. */
export const TwoHundredColumns: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-colcount', '200');
    for (const row of grid.querySelectorAll('tr')) await expect(renderedCellsIn(row)).toBeLessThan(25);
    canvas.getByRole('rowheader', { name: 'Rotterdam' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const long = focused();
    await expect(long).toHaveTextContent(/^x+$/);
    await expect(long?.getBoundingClientRect().height).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    await expect(focused()).toHaveTextContent('Rotterdam 200');
    await expect(focused()).toHaveAttribute('aria-colindex', '200');
    const name = canvas.getByRole('rowheader', { name: 'Rotterdam' }).getBoundingClientRect();
    await expect(name.left - (grid.parentElement?.getBoundingClientRect().left ?? 0)).toBeLessThan(3);
    await expectVisible(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Column 190' })).toBeVisible());
    for (const row of grid.querySelectorAll('tr')) await expect(renderedCellsIn(row)).toBeLessThan(25);
  },
};

/** Moves focus by arrows, Home and End and to the corners of the table. The focused cell is always visible. */
async function travels(canvas: Canvas, onward: string, back: string) {
  const grid = canvas.getByRole('grid');
  canvas.getByRole('rowheader', { name: 'Rotterdam' }).focus();
  for (let step = 0; step < 25; step += 1) await userEvent.keyboard(onward);
  await expect(focusedColumn()).toBe(26);
  await expect(focused()).toHaveTextContent('Rotterdam 26');
  await expectVisible(canvas);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect(focused()).toBe(canvas.getByRole('button', { name: 'Column 26' }));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect(focused()).toHaveTextContent('Hamburg 200');
  await expectVisible(canvas);
  for (let step = 0; step < 20; step += 1) await userEvent.keyboard(back);
  await expect(focusedColumn()).toBe(180);
  await expectVisible(canvas);
  await userEvent.keyboard('{Home}');
  await expect(focused()).toHaveTextContent('Hamburg');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect(focused()).toBe(canvas.getByRole('button', { name: 'Name' }));
  await userEvent.keyboard('{End}');
  await expect(focused()).toBe(canvas.getByRole('button', { name: 'Column 200' }));
  await expectVisible(canvas);
  for (const row of grid.querySelectorAll('tr')) await expect(renderedCellsIn(row)).toBeLessThan(25);
}

/** Keys move focus from edge to edge, beyond the rendered columns. */
export const TravelledByKeyboard: Story = {
  args: { hasColumnTools: false },
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    await travels(canvas, '{ArrowRight}', '{ArrowLeft}');
  },
};

/** The same from right to left. */
export const TravelledRightToLeft: Story = {
  args: { hasColumnTools: false },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('grid')).direction).toBe('rtl');
    await travels(canvas, '{ArrowLeft}', '{ArrowRight}');
  },
};

/** Both rows and columns are virtualized. The focused cell stays rendered, however far the table scrolls. */
export const LongAndWide: Story = {
  args: {
    isLong: true,
    maxHeight: 440,
    state: createTableState(everyRow),
    selection: { nameOf: ({ name }) => name },
  },
  render: (args) => <LiveHarbors all={manyHarbors} {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText('5,000 results');
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement as HTMLElement;
    await expect(grid).toHaveAttribute('aria-colcount', '201');
    await expect(grid.querySelectorAll('[aria-colindex]').length).toBeLessThan(1000);
    const [cell] = canvas.getAllByRole('gridcell', { name: 'Antwerp 2 3' });
    cell?.focus();
    scroller.scrollTo({ top: 44 * 2000, left: 12_000 });
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^\w+ 2005 103$/ })).toBeVisible());
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAttribute('aria-colindex', '4');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toHaveTextContent('Antwerp 2 4');
    await expect(scroller.scrollLeft).toBeLessThan(500);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()).toHaveTextContent(/ 5000 200$/);
    await expectVisible(canvas);
    await expect(grid.querySelectorAll('[aria-colindex]').length).toBeLessThan(1000);
  },
};

const manyHarbors: readonly Harbor[] = Array.from({ length: 5000 }, (_, index) => {
  const harbor = harbors[index % harbors.length] as Harbor;
  return { ...harbor, name: `${harbor.name} ${index + 1}`, website: `https://${index}.example/` };
});

/** A column far from the start is moved, resized, pinned and hidden. Focus follows it. */
export const Arranged: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    canvas.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('button', { name: 'Column 200' });
    await expect(last).toHaveFocus();
    for (let step = 0; step < 12; step += 1) {
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    }
    await expect(last).toHaveFocus();
    await expect(focusedColumn()).toBe(188);
    await waitFor(() => expectVisible(canvas));
    await waitFor(() =>
      expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Column 200 moved to position 187 of 199'),
    );

    const width = () => last.closest('th')?.offsetWidth;
    const before = width() ?? 0;
    (await canvas.findByRole('separator', { name: 'Width of Column 200' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(width()).toBe(before + 16);
    await userEvent.keyboard('{Escape}');

    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const panel = within(await screen.findByRole('dialog', { name: 'Column 200 options' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Pin to the start' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Column 200', hidden: true })).toBeVisible());
    await waitFor(() => expect(focusedColumn()).toBe(2));

    await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
    const second = within(await screen.findByRole('dialog', { name: 'Column 2 options' }));
    await userEvent.click(await second.findByRole('button', { name: 'Hide column' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '199'));
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(focused() as HTMLElement));
  },
};

/** Copying selected rows includes all of their columns. */
export const CopiedWhole: Story = {
  args: { selection: { nameOf: ({ name }) => name } },
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Antwerp' }));
    const clipboardData = new DataTransfer();
    focused()?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    const lines = clipboardData.getData('text/plain').trim().split('\r\n');
    await expect(lines.map((line) => line.split('\t').length)).toEqual([200, 200]);
    await expect(lines[0]).toMatch(/Column 200$/);
  },
};
