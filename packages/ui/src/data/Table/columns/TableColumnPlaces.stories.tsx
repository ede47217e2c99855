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
