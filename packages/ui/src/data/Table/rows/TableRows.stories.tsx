import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { harborArgs, namesIn, reportedState } from '../../../testing/harborTable.ts';
import { HarborTable, LiveHarbors } from '../../../testing/LiveHarbors.tsx';
import { createTableState } from '../model/TableState.ts';

const meta = {
  title: 'Components/Table/Rows',
  component: HarborTable,
  args: harborArgs,
  render: (args) => <LiveHarbors {...args} />,
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press sorts ascending, descending, then not at all, and announces it. Shift adds the column to the sort. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Name' });
    const status = canvas.getAllByRole('status').at(-1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(namesIn(canvas).slice(0, 3)).toEqual(['Aarhus', 'Algeciras', 'Antwerp']);
    await waitFor(() => expect(status).toHaveTextContent('Sorted by Name, ascending'));
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(namesIn(canvas)[0]).toBe('Valencia');
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'none');
    await waitFor(() => expect(status).toHaveTextContent('In default order'));
    await userEvent.click(canvas.getByRole('button', { name: 'Country' }));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: 'Containers' }));
    await user.keyboard('{/Shift}');
    await waitFor(() =>
      expect(status).toHaveTextContent('Sorted by Country, ascending, then by Containers, descending'),
    );
    await expect(namesIn(canvas).slice(0, 2)).toEqual(['Tangier', 'Mersin']);
  },
};

/** The row whose details are shown beside the table is marked, for screen readers too. */
export const CurrentRow: Story = {
  tags: ['dark', 'narrow'],
  args: { currentRow: 'https://hamburg.example/' },
  play: async ({ canvas }) => {
    const marked = canvas.getAllByRole('row').filter((row) => row.ariaCurrent === 'true');
    await expect(marked.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Hamburg']);
  },
};

/** A letter moves focus from the cell into its field. The number of results is announced. Escape moves back. */
export const FilteredByText: Story = {
  play: async ({ args, canvas }) => {
    const status = canvas.getAllByRole('status').at(-1);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('searchbox', { name: 'Filter by Name' }).closest('td')).toHaveFocus();
    await userEvent.keyboard('an');
    const field = canvas.getByRole('searchbox', { name: 'Filter by Name' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('an');
    await waitFor(() => expect(status).toHaveTextContent('4 results'));
    await expect(namesIn(canvas)).toEqual(['Antwerp', 'Gdansk', 'Tangier', 'Constanta']);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field.closest('td')).toHaveFocus();
    await expect(reportedState(args)).toEqual(
      expect.objectContaining({ filters: { name: { kind: 'text', text: 'an' } }, page: 1 }),
    );
  },
};

/** The popover sets a date filter: an operator, a month and a year. */
export const FilteredByDate: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter by Opened: Any' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Filter by Opened' });
    const year = await within(form).findByRole('textbox', { name: 'Year' });
    await userEvent.click(within(form).getByRole('button', { name: /Condition/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'After (>)' }));
    await userEvent.type(year, '1970');
    await waitFor(() => expect(button).toHaveTextContent('> January 1970'));
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/^\d+ results?$/);
    await userEvent.click(within(form).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(button).toHaveTextContent('Any'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Several options are chosen. The cell shows the first and the number of others. */
export const FilteredByChoice: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter by Country: Any' });
    await userEvent.click(button);
    const form = await screen.findByRole('dialog', { name: 'Filter by Country' });
    const field = await within(form).findByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'spa');
    await userEvent.click(await screen.findByRole('option', { name: 'Spain' }));
    await waitFor(() => expect(button).toHaveTextContent('Spain'));
    await expect(canvas.getAllByText('Spain', { selector: 'td' })).toHaveLength(4);
  },
};

/** If no row matches, one button clears the filters, and focus stays in the table. */
export const NoMatch: Story = {
  args: {
    state: createTableState(8, { filters: { name: { kind: 'text', text: 'atlantis' } } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(namesIn(canvas)).toHaveLength(8);
    await expect(canvas.getByRole('searchbox', { name: 'Filter by Name' })).toHaveValue('');
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('23 results'));
  },
};

/** The pagination turns the page. Rows keep their index among all rows. */
export const Paged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(namesIn(canvas)).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(namesIn(canvas)).toHaveLength(7);
    await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '25');
  },
};
