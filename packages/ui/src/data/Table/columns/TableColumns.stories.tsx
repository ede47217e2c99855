import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  harborToolArgs,
  headersIn,
  liveRegionIn,
  loadColumnTools,
  reportedState,
} from '../../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';
import { createTableState } from '../model/TableState.ts';

const meta = {
  title: 'Components/Table/Columns',
  component: HarborTable,
  args: harborToolArgs,
  render: (args) => <LiveHarbors {...args} />,
  beforeEach: loadColumnTools,
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A table with all column tools. */
export const Tools: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Columns' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Row height' })).toBeVisible();
  },
};

/** Alt and the down arrow open the column's menu from its header. */
export const ColumnMenu: Story = {
  tags: ['dark', 'rtl'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await canvas.findByText('23 results');
    canvas.getByRole('button', { name: 'Country' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const panel = await screen.findByRole('dialog', { name: 'Country options' });
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

/** Sorts by one column, then by another, each from its menu. */
export const SortedFromTheMenu: Story = {
  args: { state: createTableState(8, { sort: [{ column: 'country', direction: 'ascending' }] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Containers options' }));
    const panel = await screen.findByRole('dialog', { name: 'Containers options' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Then sort descending' }));
    await waitFor(() =>
      expect(liveRegionIn(canvas)).toHaveTextContent('Sorted by Country, ascending, then by Containers, descending'),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Containers options' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Country options' }));
    const country = await screen.findByRole('dialog', { name: 'Country options' });
    await expect(await within(country).findByRole('button', { name: 'Sort ascending' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(within(country).getByRole('button', { name: 'Remove sort' }));
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Sorted by Containers, descending'));
  },
};

/** Hiding a column from its menu keeps focus in the table. The list of columns shows it again. */
export const HiddenAndChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Country options' }));
    const panel = await screen.findByRole('dialog', { name: 'Country options' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Hide column' }));
    await waitFor(() => expect(headersIn(canvas)).toEqual(['Name', 'Opened', 'Containers', 'Services']));
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Country hidden. 4 of 5 columns shown'));
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));

    await userEvent.click(canvas.getByRole('button', { name: 'Columns (4/5)' }));
    const chooser = await screen.findByRole('dialog', { name: 'Columns' });
    await expect(await within(chooser).findByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(within(chooser).getByRole('checkbox', { name: 'Country' }));
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Country shown. 5 of 5 columns shown'));
    await userEvent.click(within(chooser).getByRole('button', { name: 'Move Services toward start' }));
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Services moved to position 4 of 5'));
    await userEvent.click(within(chooser).getByRole('button', { name: 'Reset columns' }));
    await expect(within(chooser).getByRole('button', { name: 'Reset columns' })).toBeDisabled();
    // The disabled button would lose it, and Escape would close nothing.
    await expect(chooser).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Pressing Compact lowers the rows and is announced. */
export const DensityChosen: Story = {
  tags: ['narrow'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compact' }));
    await waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent('Compact rows'));
    await expect(canvas.getAllByRole('row').at(-1)?.getBoundingClientRect().height).toBeCloseTo(36, 0);
    await expect(reportedState(args)).toEqual(expect.objectContaining({ density: 'compact' }));
  },
};
