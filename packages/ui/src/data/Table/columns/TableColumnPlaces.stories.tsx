import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { harborToolArgs, headersIn, liveRegionIn, loadColumnTools, pointer } from '../../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';
import { createTableState } from '../model/TableState.ts';

const meta = {
  title: 'Components/Table/Column places',
  component: HarborTable,
  args: harborToolArgs,
  render: (args) => <LiveHarbors {...args} />,
  beforeEach: loadColumnTools,
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Control, Shift and an arrow move a column. Focus follows it. */
export const MovedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByText('23 results');
    canvas.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(headersIn(canvas)).toEqual(['Country', 'Name', 'Opened', 'Containers', 'Services']);
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Name moved to position 2 of 5'));
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await expect(headersIn(canvas)[0]).toBe('Name');
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Name moved to position 1 of 5'));
    await expect(args.onStateChange).toHaveBeenCalledTimes(2);
  },
};

/** The menu stays open while a column moves, and the new position is announced. */
export const MovedFromTheMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Services options' }));
    const panel = await screen.findByRole('dialog', { name: 'Services options' });
    const back = await within(panel).findByRole('button', { name: 'Move toward start' });
    await expect(within(panel).getByRole('button', { name: 'Move toward end' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    back.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(liveRegionIn(canvas)).toHaveTextContent('Services moved to position 3 of 5');
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Services options', hidden: true })).toHaveFocus());
    await expect(headersIn(canvas)).toEqual(['Name', 'Country', 'Services', 'Opened', 'Containers']);
  },
};

/** Dragging a header moves its column to the place of another. Escape cancels the drag. A drag does not sort. */
export const Dragged: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('23 results');
    const name = canvas.getByRole('button', { name: 'Name' });
    const middle = (header: string) => {
      const { left, width } = canvas.getByRole('button', { name: header }).getBoundingClientRect();
      return left + width / 2;
    };
    const from = middle('Name');
    fireEvent.pointerDown(name, { ...pointer, clientX: from });
    fireEvent.pointerMove(document, { ...pointer, clientX: middle('Opened') });
    await expect(canvas.getByRole('columnheader', { name: /Opened/ })).toHaveAttribute('data-drop', 'after');
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerUp(document, { ...pointer, clientX: middle('Opened') });
    await expect(args.onStateChange).not.toHaveBeenCalled();

    fireEvent.pointerDown(name, { ...pointer, clientX: from });
    fireEvent.pointerMove(document, { ...pointer, clientX: middle('Opened') });
    fireEvent.pointerUp(document, { ...pointer, clientX: middle('Opened') });
    fireEvent.click(name, { detail: 1 });
    await expect(headersIn(canvas)).toEqual(['Country', 'Opened', 'Name', 'Containers', 'Services']);
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Name moved to position 3 of 5'));
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'none');

    // Held for the picture.
    fireEvent.pointerDown(canvas.getByRole('button', { name: 'Country' }), { ...pointer, clientX: middle('Country') });
    fireEvent.pointerMove(document, { ...pointer, clientX: middle('Containers') });
  },
};

/** Pinned columns stay at both edges while the others scroll under them. */
export const Pinned: Story = {
  tags: ['dark', 'rtl'],
  args: {
    state: createTableState(8, {
      pinned: { name: 'start', boxes: 'end' },
      widths: { country: 400, opened: 400, services: 500 },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    const scroller = canvas.getByRole('grid').parentElement;
    const name = canvas.getByRole('rowheader', { name: 'Rotterdam' });
    const boxes = canvas.getByRole('gridcell', { name: '7,919,000' });
    const before = [name.getBoundingClientRect().left, boxes.getBoundingClientRect().left];
    scroller?.scrollBy({ left: document.dir === 'rtl' ? -300 : 300 });
    await expect([name.getBoundingClientRect().left, boxes.getBoundingClientRect().left]).toEqual(before);
    await expect(Math.abs(scroller?.scrollLeft ?? 0)).toBeGreaterThan(200);
  },
};

/** The column that names the rows stays in view where the table scrolls sideways, without a pin in the layout. */
export const HeldName: Story = {
  tags: ['rtl'],
  args: {
    selection: { nameOf: ({ name }) => name },
    state: createTableState(8, { widths: { name: 200, country: 500, opened: 400, boxes: 300 } }),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByText('23 results');
    const table = canvas.getByRole('grid');
    const scroller = table.parentElement;
    if (!scroller) throw new Error('The table has no scroller.');
    const isRtl = getComputedStyle(canvasElement).direction === 'rtl';
    const [name] = canvas.getAllByRole('rowheader');
    const gap = () => {
      const [cell, box] = [name?.getBoundingClientRect(), scroller.getBoundingClientRect()];
      return isRtl ? box.right - (cell?.right ?? 0) : (cell?.left ?? 0) - box.left;
    };
    const before = gap();
    scroller.scrollTo({ left: (isRtl ? -1 : 1) * 600 });
    await waitFor(() => expect(Math.abs(scroller.scrollLeft)).toBeGreaterThan(300));
    await expect(Math.abs(gap() - before)).toBeLessThan(2);
    // A cell with focus is not behind the name.
    canvas.getByRole('button', { name: 'Country' }).focus();
    const country = canvas.getByRole('button', { name: 'Country' }).getBoundingClientRect();
    const head = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    await expect(isRtl ? head.left - country.right : country.left - head.right).toBeGreaterThan(-2);
    await expect(args.onStateChange).not.toHaveBeenCalled();
  },
};

/** Pinning a column from its menu moves it to its edge. */
export const PinnedFromTheMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Containers options' }));
    const panel = await screen.findByRole('dialog', { name: 'Containers options' });
    const pin = await within(panel).findByRole('button', { name: 'Pin to the start' });
    await userEvent.click(pin);
    await expect(liveRegionIn(canvas)).toHaveTextContent('Containers pinned to the start');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(headersIn(canvas)[0]).toBe('Containers');
    await userEvent.click(pin);
    await expect(liveRegionIn(canvas)).toHaveTextContent('Containers unpinned');
    await userEvent.keyboard('{Escape}');
  },
};
