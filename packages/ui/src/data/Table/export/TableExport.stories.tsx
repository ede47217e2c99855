import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Harbor, harborColumns, harbors } from '../../../testing/harbors.tsx';
import { provideEngine } from '../model/loadedEngine.ts';
import { createTableState } from '../model/TableState.ts';
import { type TableStore, TableStoreContext } from '../model/TableStore.ts';
import * as engineCode from '../model/tableEngine.ts';
import { shownColumns } from '../model/tableLayout.ts';
import { exportFailure } from './exportFailure.ts';
import { batchRows, type RowBatches } from './rowBatches.ts';
import { TableExport } from './TableExport.tsx';

const HarborExport = TableExport<Harbor>;

provideEngine(engineCode);

const state = createTableState(8, { hidden: ['opened'], order: ['boxes'] });
const table: Pick<TableStore<Harbor>, 'columns' | 'visibleColumns' | 'state' | 'total'> = {
  columns: harborColumns,
  visibleColumns: shownColumns(harborColumns, state),
  state,
  total: harbors.length,
};

const meta = {
  title: 'Components/TableExport',
  component: HarborExport,
  args: {
    fileName: 'harbors',
    rowsOf: (_: { signal: AbortSignal }) => batchRows(harbors),
    onSave: fn(),
  },
  // The table that it is in, without its look.
  decorators: [(Story) => <TableStoreContext value={table}>{Story()}</TableStoreContext>],
} satisfies Meta<typeof HarborExport>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function opened(canvas: Canvas) {
  canvas.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog'));
}

/** States the number of rows and columns before the export. */
export const Opened: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(panel.getByRole('checkbox')).not.toBeChecked();
  },
};

/** Exports the visible columns and announces the number of rows. */
export const Done: Story = {
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas);
    await waitFor(() => expect(panel.getByText('23 rows and 4 columns, as they are shown.')).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('23 rows exported'));
    const [file, name] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] as [Blob, string];
    await expect(name).toBe('harbors.csv');
    const lines = (await file.text()).split('\r\n');
    await expect(lines[0]?.replace('\uFEFF', '')).toBe('Containers,Name,Country,Services');
    await expect(lines[2]).toBe('7919000,Antwerp,Belgium,"Rail freight, Cold chain, Customs"');
    await expect(lines).toHaveLength(25);
  },
};

/** Loads the first batch, then waits. */
async function* slowly(signal: AbortSignal): RowBatches<Harbor> {
  yield harbors.slice(0, 8);
  await new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Shows progress. Cancel saves no file. */
export const Cancelled: Story = {
  args: { rowsOf: ({ signal }) => slowly(signal) },
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Export as CSV' }));
    const bar = await panel.findByRole('progressbar', { name: 'Exporting' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '8 of 23'));
    const cancel = panel.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Export canceled.'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An export in progress. */
export const Writing: Story = {
  tags: ['dark'],
  args: { rowsOf: ({ signal }) => slowly(signal) },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '8 of 23'));
  },
};

/** A failure saves no file, and the button tries again. */
export const Failed: Story = {
  args: {
    rowsOf: () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('The server is gone')) }),
    }),
  },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Couldn’t export.'));
    await expect(panel.getByRole('button', { name: 'Export as CSV' })).toHaveFocus();
  },
};

/** A failure whose cause the user should know. */
export const FailedTooOften: Story = {
  args: {
    rowsOf: () => ({
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.reject(exportFailure('Failed to load harbors (try again in 1 minute)')),
      }),
    }),
  },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() =>
      expect(panel.getByRole('status')).toHaveTextContent('Failed to load harbors (try again in 1 minute)'),
    );
  },
};
