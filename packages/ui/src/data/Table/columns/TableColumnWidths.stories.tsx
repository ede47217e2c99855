import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { harborToolArgs, liveRegionIn, loadColumnTools, pointer } from '../../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';
import { createTableState } from '../model/TableState.ts';

const meta = {
  title: 'Components/Table/Column widths',
  component: HarborTable,
  args: harborToolArgs,
  render: (args) => <LiveHarbors {...args} />,
  beforeEach: loadColumnTools,
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const widthOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('columnheader', { name: new RegExp(name) }).getBoundingClientRect().width;

/** A resize handle follows the pointer. Escape restores the width. A double click fits the content. */
export const ResizedByPointer: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByText('23 results');
    const edge = await canvas.findByRole('separator', { name: 'Width of Country' });
    const box = edge.getBoundingClientRect();
    await expect(box.width).toBeGreaterThanOrEqual(24);
    const before = widthOf(canvas, 'Country');
    const end = canvas.getByRole('columnheader', { name: /Country/ }).getBoundingClientRect().right;
    fireEvent.pointerDown(edge, { ...pointer, clientX: end });
    fireEvent.pointerMove(edge, { ...pointer, clientX: end + 40 });
    await expect(widthOf(canvas, 'Country')).toBeCloseTo(before + 40, 0);
    await expect(args.onStateChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(widthOf(canvas, 'Country')).toBeCloseTo(before, 0);

    fireEvent.pointerDown(edge, { ...pointer, clientX: end });
    fireEvent.pointerMove(edge, { ...pointer, clientX: end - 60 });
    fireEvent.pointerUp(edge, { ...pointer, clientX: end - 60 });
    await expect(args.onStateChange).toHaveBeenCalledOnce();
    await expect(widthOf(canvas, 'Country')).toBeCloseTo(before - 60, 0);
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent(/Country \d+ pixels wide/));

    fireEvent.doubleClick(edge);
    await waitFor(() => expect(widthOf(canvas, 'Country')).toBeLessThan(150));
    const [longest] = canvas.getAllByRole('gridcell', { name: 'Netherlands' });
    await expect(longest?.scrollWidth).toBeLessThanOrEqual(longest?.clientWidth ?? 0);
  },
};

/** F2 moves focus from a header to its menu, Tab to the resize handle. Arrows resize, Enter fits the content. */
export const ResizedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    canvas.getByRole('button', { name: 'Containers' }).focus();
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('button', { name: 'Containers options' })).toHaveFocus();
    await userEvent.tab();
    const edge = await canvas.findByRole('separator', { name: 'Width of Containers' });
    await expect(edge).toHaveFocus();
    await expect(edge).toHaveAttribute('aria-valuenow', '130');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Containers 146 pixels wide'));
    await expect(edge).toHaveAttribute('aria-valuenow', '146');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(edge).toHaveAttribute('aria-valuenow', '142');
    await userEvent.keyboard('{Home}');
    await expect(edge).toHaveAttribute('aria-valuenow', '64');
    await userEvent.keyboard('{Enter}');
    await expect(Number(edge.getAttribute('aria-valuenow'))).toBeGreaterThan(90);
    await expect(edge).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Containers' })).toHaveFocus();
  },
};

/** A name that is wider than its column wraps beside its menu. */
export const NamesInTwoLines: Story = {
  parameters: { requirements: ['XSHELL-029'] },
  tags: ['rtl'],
  args: {
    columns: harborToolArgs.columns.map((column) =>
      column.id === 'boxes' ? { ...column, header: 'Containers a year' } : column,
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    const name = canvas.getByText('Containers a year');
    const range = document.createRange();
    range.selectNodeContents(name);
    await expect(new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size).toBe(2);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  },
};

/** Text at twice the size makes columns twice as wide, so that no further text is truncated. */
export const TwiceTheText: Story = {
  args: { state: createTableState(3, { pinned: { name: 'start' }, widths: { country: 140 } }) },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    await expect(widthOf(canvas, 'Country')).toBe(280);
    await expect(widthOf(canvas, 'Containers')).toBe(260);
    for (const cell of canvas.getAllByRole('rowheader')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
    const edge = await canvas.findByRole('separator', { name: 'Width of Country' });
    const end = edge.getBoundingClientRect().left;
    fireEvent.pointerDown(edge, { ...pointer, clientX: end });
    fireEvent.pointerMove(edge, { ...pointer, clientX: end + 40 });
    fireEvent.pointerUp(edge, { ...pointer, clientX: end + 40 });
    await expect(widthOf(canvas, 'Country')).toBe(320);
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Country 160 pixels wide'));
  },
};
