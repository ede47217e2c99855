import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Harbor } from '../../../testing/harbors.tsx';
import { harborArgs, liveRegionIn } from '../../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';

const meta = {
  title: 'Components/Table/Keyboard',
  component: HarborTable,
  args: {
    ...harborArgs,
    hasColumnTools: true,
    hasFilterBar: true,
    selection: { nameOf: ({ name }: Harbor) => name },
  },
  render: (args) => <LiveHarbors {...args} />,
  // Loaded before the story, that no play waits for the network.
  beforeEach: async () => {
    await Promise.all([
      import('../toolbar/TableToolbar.tsx'),
      import('../columns/TableColumnPanel.tsx'),
      import('../filters/TableFilterForm.tsx'),
      import('../toolbar/TablePopoverPanel.tsx'),
    ]);
  },
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tells = (canvas: Canvas, text: string) => waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent(text));

/** Moves focus by Tab to the first header, then by arrows to the header of a column. */
async function toHeader(canvas: Canvas, name: string) {
  await canvas.findByText('23 results');
  canvas.getByRole('checkbox', { name: 'Select all rows on this page' }).focus();
  const header = canvas.getByRole('button', { name });
  for (let step = 0; step < 6 && document.activeElement !== header; step += 1) {
    await userEvent.keyboard('{ArrowRight}');
  }
  await expect(header).toHaveFocus();
}

/** Opens the menu of the focused column with Alt and the down arrow. */
async function openedMenu(name: string) {
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  return within(await screen.findByRole('dialog', { name: `${name} options` }));
}

/** Activates a button of the menu by keyboard. */
async function pressed(menu: Awaited<ReturnType<typeof openedMenu>>, name: string) {
  (await menu.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
}

/** Enter sorts by a column, Shift and Enter by a further one. */
export const SortedBySeveral: Story = {
  play: async ({ canvas }) => {
    await toHeader(canvas, 'Country');
    await userEvent.keyboard('{Enter}');
    await tells(canvas, 'Sorted by Country, ascending');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{Enter}{/Shift}');
    await tells(canvas, 'Sorted by Country, ascending, then by Containers, descending');
    await expect(canvas.getByRole('columnheader', { name: 'Containers' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Containers' })).toHaveFocus();
  },
};

/** A letter starts a filter below the header. Enter on its chip removes it, and the number of results is announced. */
export const FilteredAndCleared: Story = {
  play: async ({ canvas }) => {
    await toHeader(canvas, 'Name');
    await userEvent.keyboard('{ArrowDown}an');
    await tells(canvas, '4 results');
    const chip = await canvas.findByRole('button', { name: 'Remove Name: an' });
    await userEvent.keyboard('{Escape}');
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await tells(canvas, '23 results');
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Adding or removing a chip does not shift the rows. */
export const RowsStayInPlace: Story = {
  play: async ({ canvas }) => {
    await toHeader(canvas, 'Name');
    const top = () => canvas.getByRole('grid').getBoundingClientRect().top;
    const before = top();
    await userEvent.keyboard('{ArrowDown}an');
    await canvas.findByRole('button', { name: 'Remove Name: an' });
    await expect(top()).toBe(before);
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowLeft} ');
    await tells(canvas, '1 row selected');
    await expect(canvas.getByText('1 of 4 selected')).toBeVisible();
    await expect(top()).toBe(before);
  },
};

/** A column is hidden and another is pinned from its menu. */
export const HiddenAndPinned: Story = {
  play: async ({ canvas }) => {
    await toHeader(canvas, 'Country');
    await pressed(await openedMenu('Country'), 'Hide column');
    await tells(canvas, 'Country hidden. 4 of 5 columns shown');
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    canvas.getByRole('button', { name: 'Opened' }).focus();
    await pressed(await openedMenu('Opened'), 'Pin to the start');
    await tells(canvas, 'Opened pinned to the start');
    await userEvent.keyboard('{Escape}');
    const header = canvas.getByRole('columnheader', { name: 'Opened', hidden: true });
    await waitFor(() => expect(header).toContainElement(document.activeElement as HTMLElement));
  },
};

/** Space in the header selects the page, the button above all matching rows. Each time, the number is announced. */
export const PageAndAllMarked: Story = {
  play: async ({ canvas }) => {
    await toHeader(canvas, 'Name');
    await userEvent.keyboard('{ArrowLeft} ');
    await tells(canvas, '8 rows selected');
    canvas.getByRole('button', { name: 'Select all 23' }).focus();
    await userEvent.keyboard('{Enter}');
    await tells(canvas, '23 rows selected');
    canvas.getByRole('button', { name: 'Clear selection' }).focus();
    await userEvent.keyboard('{Enter}');
    await tells(canvas, 'No rows selected');
  },
};

/** Page Down in the grid turns the page, and the pagination announces the current page. */
export const PagesTurned: Story = {
  play: async ({ canvas }) => {
    await toHeader(canvas, 'Name');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{PageDown}');
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    const place = within(canvas.getByRole('navigation', { name: 'Harbors pages' })).getByRole('status');
    await expect(place).toHaveTextContent('Page 2 of 3');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '11');
  },
};
