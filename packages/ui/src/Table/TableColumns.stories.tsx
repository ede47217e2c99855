import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../Loadable/Loadable.ts';
import { harbourColumns, harbours } from '../testing/harbours.tsx';
import { HarbourTable, LiveHarbours } from '../testing/LiveHarbours.tsx';
import { tableState } from './TableState.ts';
import { tableRows } from './tableRows.ts';

const first = tableState(8);

const meta = {
  title: 'Components/Table/Columns',
  component: HarbourTable,
  args: {
    label: 'Harbours',
    columns: harbourColumns,
    rows: ready(tableRows(harbours, first, harbourColumns)),
    state: first,
    onStateChange: fn(),
    filterDelay: 0,
    hasColumnTools: true,
    hasFilterBar: true,
    hasDensitySwitch: true,
  },
  render: (args) => <LiveHarbours {...args} />,
  // Loaded before the story, that no play waits for the network.
  beforeEach: async () => {
    await Promise.all([
      import('./TableBar.tsx'),
      import('./TableColumnPanel.tsx'),
      import('./TableColumnChooser.tsx'),
      import('./TablePopoverPanel.tsx'),
    ]);
  },
} satisfies Meta<typeof HarbourTable>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headersIn = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map((header) => header.querySelector('[data-part="name"]')?.textContent);
const newsIn = (canvas: Canvas) => canvas.getAllByRole('status').at(-1);
const widthOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('columnheader', { name: new RegExp(name) }).getBoundingClientRect().width;

/** With everything that its columns can do. */
export const Tools: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Columns' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Row height' })).toBeVisible();
  },
};

/** What can be done to a column is in its menu, opened from the header by Alt and the arrow down. */
export const ColumnMenu: Story = {
  tags: ['dark', 'rtl'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await canvas.findByText('23 results');
    canvas.getByRole('button', { name: 'Country' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const panel = await screen.findByRole('dialog', { name: 'Column Country' });
    const names = (await within(panel).findAllByRole('button')).map((button) => button.textContent);
    await expect(names).toEqual(
      expect.arrayContaining([
        'Sort ascending',
        'Sort descending',
        'Pin to the start',
        'Fit to content',
        'Hide column',
      ]),
    );
  },
};

/** Sorted by one, then by another, each from its menu. */
export const SortedFromTheMenu: Story = {
  args: { state: tableState(8, { sort: [{ column: 'country', direction: 'ascending' }] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Column Containers' }));
    const panel = await screen.findByRole('dialog', { name: 'Column Containers' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Then by, descending' }));
    await waitFor(() =>
      expect(newsIn(canvas)).toHaveTextContent('Sorted by Country, ascending, then by Containers, descending'),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Column Containers' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Column Country' }));
    const country = await screen.findByRole('dialog', { name: 'Column Country' });
    await expect(await within(country).findByRole('button', { name: 'Sort ascending' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(within(country).getByRole('button', { name: 'Do not sort by it' }));
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent('Sorted by Containers, descending'));
  },
};

/** With Control and Shift, the arrows take a column along, and the focus with it. */
export const MovedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByText('23 results');
    canvas.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(headersIn(canvas)).toEqual(['Country', 'Name', 'Opened', 'Containers', 'Services']);
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent('Name moved to place 2 of 5'));
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await expect(headersIn(canvas)[0]).toBe('Name');
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent('Name moved to place 1 of 5'));
    await expect(args.onStateChange).toHaveBeenCalledTimes(2);
  },
};

/** The menu stays while a column moves, and says how far it came. */
export const MovedFromTheMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Column Services' }));
    const panel = await screen.findByRole('dialog', { name: 'Column Services' });
    const back = await within(panel).findByRole('button', { name: 'Move towards the start' });
    await expect(within(panel).getByRole('button', { name: 'Move towards the end' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    back.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(newsIn(canvas)).toHaveTextContent('Services moved to place 3 of 5');
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Column Services', hidden: true })).toHaveFocus());
    await expect(headersIn(canvas)).toEqual(['Name', 'Country', 'Services', 'Opened', 'Containers']);
  },
};

const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };

/** A header is dragged to the place of another; Escape leaves it where it was. A drag does not sort. */
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
    fireEvent.click(name);
    await expect(headersIn(canvas)).toEqual(['Country', 'Opened', 'Name', 'Containers', 'Services']);
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent('Name moved to place 3 of 5'));
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'none');

    // Held for the picture.
    fireEvent.pointerDown(canvas.getByRole('button', { name: 'Country' }), { ...pointer, clientX: middle('Country') });
    fireEvent.pointerMove(document, { ...pointer, clientX: middle('Containers') });
  },
};

/** The edge of a column is dragged, and follows the pointer; Escape puts it back; two presses fit the content. */
export const ResizedByPointer: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByText('23 results');
    const edge = canvas.getByRole('separator', { name: 'Width of Country' });
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
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent(/Country \d+ pixels wide/));

    fireEvent.doubleClick(edge);
    await waitFor(() => expect(widthOf(canvas, 'Country')).toBeLessThan(150));
    const [longest] = canvas.getAllByRole('gridcell', { name: 'Netherlands' });
    await expect(longest?.scrollWidth).toBeLessThanOrEqual(longest?.clientWidth ?? 0);
  },
};

/** F2 leads from the header to its menu, Tab to its edge, which arrows move and Enter fits to the content. */
export const ResizedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    canvas.getByRole('button', { name: 'Containers' }).focus();
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('button', { name: 'Column Containers' })).toHaveFocus();
    await userEvent.tab();
    const edge = canvas.getByRole('separator', { name: 'Width of Containers' });
    await expect(edge).toHaveFocus();
    await expect(edge).toHaveAttribute('aria-valuenow', '130');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent('Containers 146 pixels wide'));
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

/** A column that is put away from its menu leaves the focus in the table; the list brings it back. */
export const HiddenAndChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Column Country' }));
    const panel = await screen.findByRole('dialog', { name: 'Column Country' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Hide column' }));
    await waitFor(() => expect(headersIn(canvas)).toEqual(['Name', 'Opened', 'Containers', 'Services']));
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent('Country hidden. 4 of 5 columns shown'));
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));

    await userEvent.click(canvas.getByRole('button', { name: 'Columns (4/5)' }));
    const chooser = await screen.findByRole('dialog', { name: 'Columns' });
    await expect(await within(chooser).findByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(within(chooser).getByRole('checkbox', { name: 'Country' }));
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent('Country shown. 5 of 5 columns shown'));
    await userEvent.click(within(chooser).getByRole('button', { name: 'Move Services towards the start' }));
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent('Services moved to place 4 of 5'));
    await userEvent.click(within(chooser).getByRole('button', { name: 'Reset columns' }));
    await expect(within(chooser).getByRole('button', { name: 'Reset columns' })).toBeDisabled();
  },
};

/** Columns at both edges stay while the others scroll under them. */
export const Pinned: Story = {
  tags: ['dark', 'rtl'],
  args: {
    state: tableState(8, {
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

/** A column that is pinned from its menu goes to its edge. */
export const PinnedFromTheMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Column Containers' }));
    const panel = await screen.findByRole('dialog', { name: 'Column Containers' });
    const pin = await within(panel).findByRole('button', { name: 'Pin to the start' });
    await userEvent.click(pin);
    await expect(newsIn(canvas)).toHaveTextContent('Containers pinned to the start');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(headersIn(canvas)[0]).toBe('Containers');
    await userEvent.click(pin);
    await expect(newsIn(canvas)).toHaveTextContent('Containers no longer pinned');
    await userEvent.keyboard('{Escape}');
  },
};

/** Compact rows at a press, and told. */
export const DensityChosen: Story = {
  tags: ['narrow'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compact' }));
    await waitFor(() => expect(newsIn(canvas)).toHaveTextContent('Compact rows'));
    await expect(canvas.getAllByRole('row').at(-1)?.getBoundingClientRect().height).toBeCloseTo(36, 0);
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ density: 'compact' }));
  },
};
