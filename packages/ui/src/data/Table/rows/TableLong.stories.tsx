import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '../../../system/Loadable/Loadable.ts';
import { type Harbor, harborColumns, harbors } from '../../../testing/harbors.tsx';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';
import { createTableState, everyRow } from '../model/TableState.ts';

/** Fifty thousand harbors, numbered. */
const many: readonly Harbor[] = Array.from({ length: 50_000 }, (_, index) => {
  const harbor = harbors[index % harbors.length] as Harbor;
  return { ...harbor, name: `${harbor.name} ${index + 1}`, website: `https://${index}.example/` };
});

const first = createTableState(everyRow);

const meta = {
  title: 'Components/Table/Long',
  component: HarborTable,
  args: {
    label: 'Harbors',
    columns: harborColumns,
    rows: ready({ rows: many, total: many.length }),
    state: first,
    rowKey: ({ website }: Harbor) => website,
    onStateChange: fn(),
    isLong: true,
    maxHeight: 440,
    selection: { nameOf: ({ name }: Harbor) => name },
  },
  render: (args) => <LiveHarbors all={many} {...args} />,
  // Loads before the story, so that no play function waits for the network.
  beforeEach: async () => {
    await import('../toolbar/TableToolbar.tsx');
  },
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const renderedRowsIn = (canvas: Canvas) => canvas.getByRole('grid').querySelectorAll('tbody > tr').length;

/** Of fifty thousand rows, only the visible ones are rendered. ARIA attributes give the count and each row's index. */
export const FiftyThousand: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { state: createTableState(everyRow, { pinned: { name: 'start' } }) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '50002');
    await expect(renderedRowsIn(canvas)).toBeLessThan(50);
    const scroller = grid.parentElement as HTMLElement;
    scroller.scrollTop = 44 * 30_000;
    fireEvent.scroll(scroller);
    await expect(canvas.getByRole('rowheader', { name: /^\D+ 30005$/ }).closest('tr')).toHaveAttribute(
      'aria-rowindex',
      '30007',
    );
    await expect(renderedRowsIn(canvas)).toBeLessThan(50);
  },
};

/** Keys reach every row: the last one, a screenful back, and one by one beyond the rendered rows. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('rowheader', { name: 'Rotterdam 1' }).focus();
    const focused = () => document.activeElement;
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()?.closest('tr')).toHaveAttribute('aria-rowindex', '50002');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(focused()).toHaveTextContent(/ 50000$/);
    await userEvent.keyboard('{PageUp}');
    await expect(focused()?.closest('tr')).toHaveAttribute('aria-rowindex', '49996');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(focused()?.closest('tr')).toHaveAttribute('aria-rowindex', '1');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    for (let step = 0; step < 40; step += 1) await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toHaveTextContent(/ 40$/);
    await expect(renderedRowsIn(canvas)).toBeLessThan(50);
  },
};

/** The focused row stays rendered, however far the table scrolls. A key moves on from it. */
export const FocusStays: Story = {
  play: async ({ canvas }) => {
    const second = canvas.getByRole('rowheader', { name: 'Antwerp 2' });
    second.focus();
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    scroller.scrollTop = 44 * 20_000;
    fireEvent.scroll(scroller);
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: / 20005$/ })).toBeVisible());
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('Hamburg 3');
    await expect(scroller.scrollTop).toBeLessThan(500);
  },
};

const scrollerIn = (canvas: Canvas) => canvas.getByRole('grid').parentElement as HTMLElement;

/** The list starts at the row that its owner names, and says where the user has scrolled. */
export const FromRow: Story = {
  args: { topRow: 30_000, onScrollToRow: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: / 30001$/ })).toBeVisible());
    await expect(args.onScrollToRow).not.toHaveBeenCalled();
    const scroller = scrollerIn(canvas);
    const rowHeight = canvas.getByRole('rowheader', { name: / 30001$/ }).offsetHeight;
    scroller.scrollTop = rowHeight * 30_004;
    await waitFor(() => expect(args.onScrollToRow).toHaveBeenCalledWith(30_004));
  },
};

/** Virtualized rows sort and filter like any others. */
export const SortedAndFiltered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Containers' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Koper 14');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by Name' }), 'haifa 499');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '8'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
  },
};

export const Loading: Story = {
  args: { rows: loading() },
  render: (args) => <HarborTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};
