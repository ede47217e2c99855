import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { harborArgs, headersIn, liveRegionIn } from '../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../testing/LiveHarbors.tsx';

const meta = {
  title: 'Components/Table/Touch',
  component: HarborTable,
  args: {
    ...harborArgs,
    hasColumnTools: true,
  },
  render: (args) => <LiveHarbors {...args} />,
  // Loaded before the story, that no play waits for the network.
  beforeEach: async () => {
    await import('./toolbar/TableToolbar.tsx');
  },
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const finger = { pointerId: 1, pointerType: 'touch', button: 0, bubbles: true };

function middleOf(canvas: Canvas, header: string): number {
  const { left, width } = canvas.getByRole('button', { name: header }).getBoundingClientRect();
  return left + width / 2;
}

/** A long press on a header drags its column, and the new position is announced. It does not sort. */
export const HeldAndDragged: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Columns' });
    const name = canvas.getByRole('button', { name: 'Name' });
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    fireEvent.pointerDown(name, { ...finger, clientX: middleOf(canvas, 'Name') });
    await waitFor(() => expect(header).toHaveAttribute('data-dragged'));
    // The page must not scroll and the browser's context menu must not open.
    await expect(fireEvent.touchMove(name)).toBe(false);
    await expect(fireEvent.contextMenu(name)).toBe(false);
    fireEvent.pointerMove(document, { ...finger, clientX: middleOf(canvas, 'Opened') });
    await expect(canvas.getByRole('columnheader', { name: 'Opened' })).toHaveAttribute('data-drop', 'after');
    fireEvent.pointerUp(document, { ...finger, clientX: middleOf(canvas, 'Opened') });
    fireEvent.click(name, { detail: 1 });
    await expect(headersIn(canvas)).toEqual(['Country', 'Opened', 'Name', 'Containers', 'Services']);
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Name moved to position 3 of 5'));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
  },
};

/** A touch that moves at once scrolls the page: the column is not dragged. */
export const SweptOver: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Columns' });
    const name = canvas.getByRole('button', { name: 'Name' });
    fireEvent.pointerDown(name, { ...finger, clientX: middleOf(canvas, 'Name') });
    fireEvent.pointerMove(document, { ...finger, clientX: middleOf(canvas, 'Name') + 30 });
    await expect(fireEvent.touchMove(name)).toBe(true);
    fireEvent.pointerMove(document, { ...finger, clientX: middleOf(canvas, 'Opened') });
    fireEvent.pointerUp(document, { ...finger, clientX: middleOf(canvas, 'Opened') });
    await expect(args.onStateChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('data-dragged');
  },
};

/** A touch drags a column's resize handle, and the table does not scroll meanwhile. */
export const Resized: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Columns' });
    const header = canvas.getByRole('columnheader', { name: 'Country' });
    const edge = await canvas.findByRole('separator', { name: 'Width of Country' });
    await expect(edge.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await expect(getComputedStyle(edge).touchAction).toBe('none');
    const { width, right } = header.getBoundingClientRect();
    fireEvent.pointerDown(edge, { ...finger, clientX: right });
    fireEvent.pointerMove(edge, { ...finger, clientX: right + 40 });
    await expect(header.getBoundingClientRect().width).toBeCloseTo(width + 40, 0);
    fireEvent.pointerUp(edge, { ...finger, clientX: right + 40 });
    await expect(args.onStateChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent(/Country \d+ pixels wide/));
  },
};
