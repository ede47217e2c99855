import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../actions/Button/Button.tsx';
import type { Harbor } from '../../../testing/harbors.tsx';
import { harborArgs, liveRegionIn, reportedState } from '../../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';
import { createTableState } from '../model/TableState.ts';

const selection = { nameOf: ({ name }: Harbor) => name };
const idOf = (name: string) => `https://${name}.example/`;

const meta = {
  title: 'Components/Table/Selection',
  component: HarborTable,
  args: {
    ...harborArgs,
    selection,
    tools: <Button>Compare</Button>,
  },
  render: (args) => <LiveHarbors {...args} />,
  // Loaded before the story, that no play waits for the network.
  beforeEach: async () => {
    await Promise.all([import('../toolbar/TableToolbar.tsx'), import('../toolbar/TablePhoneBar.tsx')]);
  },
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const boxOf = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });

/** Some rows of the page are selected. */
export const SomeMarked: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: {
    state: createTableState(8, {
      pinned: { name: 'start' },
      selection: { kind: 'rows', ids: ['rotterdam', 'hamburg'].map(idOf) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2.*23/)).toBeVisible();
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
  },
};

/** Space selects a row, with Shift a range from the last one. Each time, the number is announced. */
export const MarkedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByText('23 results');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows on this page' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(boxOf(canvas, 'Rotterdam')).toHaveFocus();
    await expect(boxOf(canvas, 'Rotterdam').getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('1 row selected'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('4 rows selected'));
    await expect(canvas.getByRole('row', { name: /Antwerp/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('4 of 23 selected')).toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('3 rows selected'));
    await expect(reportedState(args)).toEqual(
      expect.objectContaining({ selection: { kind: 'rows', ids: ['rotterdam', 'antwerp', 'hamburg'].map(idOf) } }),
    );
  },
};

/** The header selects the page. Rows stay selected on the next page. */
export const PageMarked: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    const page = canvas.getByRole('checkbox', { name: 'Select all rows on this page' });
    await userEvent.click(page);
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('8 rows selected'));
    await userEvent.click(boxOf(canvas, 'Antwerp'));
    await expect(page).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(page).not.toBeChecked();
    await expect(canvas.getByText('7 of 23 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('No rows selected'));
  },
};

/** The buttons of a selection take the place of row height. They leave with it, and focus moves to the rows. */
export const ClearedByKeyboard: Story = {
  args: { hasDensitySwitch: true },
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    await userEvent.click(boxOf(canvas, 'Hamburg'));
    await expect(canvas.queryByRole('group', { name: 'Row height' })).toBeNull();
    const all = canvas.getByRole('button', { name: 'Select all 23' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    const clear = canvas.getByRole('button', { name: 'Clear selection' });
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Clear selection' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Row height' })).toBeVisible();
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** All matching rows are selected, on other pages too, without a list of their keys. */
export const AllMatchingMarked: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('23 results');
    await userEvent.click(boxOf(canvas, 'Hamburg'));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 23' }));
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('23 rows selected'));
    await userEvent.click(boxOf(canvas, 'Antwerp'));
    await expect(canvas.getByText('22 of 23 selected')).toBeVisible();
    await expect(reportedState(args)).toEqual(
      expect.objectContaining({ selection: { kind: 'matching', except: [idOf('antwerp')] } }),
    );
  },
};

/** Returns what Control and C copies from the focused element. */
function copied(): string {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
}

/** Control and C copies the focused cell, or the selected rows for a spreadsheet. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('23 results');
    canvas.getByRole('rowheader', { name: 'Antwerp' }).focus();
    await expect(copied()).toBe('Antwerp');
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Cell copied'));
    await userEvent.click(boxOf(canvas, 'Antwerp'));
    await expect(copied()).toBe(
      'Name\tCountry\tOpened\tContainers\tServices\r\nAntwerp\tBelgium\t1887-02-15\t7919000\tRail freight, Cold chain, Customs\r\n',
    );
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('1 row copied'));
  },
};
