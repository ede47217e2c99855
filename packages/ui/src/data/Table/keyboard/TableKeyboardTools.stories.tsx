import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../system/Loadable/Loadable.ts';
import { type Harbor, harborColumns, harbors } from '../../../testing/harbors.tsx';
import { firstHarbors, harborToolArgs, liveRegionIn } from '../../../testing/harborTable.ts';
import { HarborTable, type LiveHarborsProps } from '../../../testing/LiveHarbors.tsx';
import { batchRows } from '../export/rowBatches.ts';
import { TableExport } from '../export/TableExport.tsx';
import { createTableState } from '../model/TableState.ts';
import { tableRows } from '../model/tableRows.ts';
import { type TableView, viewStateOf, withView } from '../views/TableView.ts';
import { TableViews } from '../views/TableViews.tsx';

const views: readonly TableView[] = [
  {
    id: 'a',
    name: 'In Spain',
    owner: 'team',
    canChange: false,
    state: viewStateOf(createTableState(8, { filters: { country: { kind: 'choice', ids: ['Spain'] } } })),
  },
];
const onCreate = fn();
const onSave = fn();

/** A table with all tools. */
function FurnishedHarbors(props: LiveHarborsProps) {
  const [state, setState] = useState(props.state);
  const [currentId, setCurrentId] = useState<string>();
  return (
    <HarborTable
      {...props}
      state={state}
      rows={ready(tableRows(harbors, state, harborColumns))}
      onStateChange={setState}
      tools={
        <>
          <TableViews
            views={ready(views)}
            {...(currentId && { currentId })}
            state={state}
            onOpen={(view) => {
              setState(withView(state, view.state));
              setCurrentId(view.id);
            }}
            onSave={fn()}
            onCreate={onCreate}
            onDelete={fn()}
            onDefaultChange={fn()}
          />
          <TableExport<Harbor> fileName="harbors" rowsOf={() => batchRows(harbors)} onSave={onSave} />
        </>
      }
    />
  );
}

const meta = {
  title: 'Components/Table/Tools by keyboard',
  component: HarborTable,
  args: {
    ...harborToolArgs,
  },
  render: (args) => <FurnishedHarbors {...args} />,
  // Loaded before the story, that no play waits for the network.
  beforeEach: async () => {
    onCreate.mockClear();
    onSave.mockClear();
    await Promise.all([
      import('../toolbar/TableToolbar.tsx'),
      import('../columns/TableColumnPanel.tsx'),
      import('../columns/TableColumnChooser.tsx'),
      import('../toolbar/TablePhoneBar.tsx'),
      import('../toolbar/TablePopoverPanel.tsx'),
    ]);
  },
} satisfies Meta<typeof HarborTable>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tells = (canvas: Canvas, text: string) => waitFor(() => expect(liveRegionIn(canvas)).toHaveTextContent(text));

/** Moves focus by Shift and Tab from the first header to a button above the rows. */
async function backTo(canvas: Canvas, name: string) {
  await canvas.findByText('23 results');
  canvas.getByRole('button', { name: 'Name' }).focus();
  const button = canvas.getByRole('button', { name });
  for (let step = 0; step < 8 && document.activeElement !== button; step += 1) await userEvent.tab({ shift: true });
  await expect(button).toHaveFocus();
}

/** Opens the popover of a button above the rows. */
async function opened(canvas: Canvas, name: string) {
  await backTo(canvas, name);
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog'));
}

async function tabTo(element: HTMLElement) {
  for (let step = 0; step < 16 && document.activeElement !== element; step += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** Space changes the row height. */
export const RowHeight: Story = {
  play: async ({ canvas }) => {
    await backTo(canvas, 'Compact');
    await userEvent.keyboard(' ');
    await tells(canvas, 'Compact rows');
    await expect(canvas.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A column is hidden, shown and moved in the list of columns. */
export const ColumnsChosen: Story = {
  play: async ({ canvas }) => {
    const chooser = await opened(canvas, 'Columns');
    await tabTo(await chooser.findByRole('checkbox', { name: 'Country' }));
    await userEvent.keyboard(' ');
    await tells(canvas, 'Country hidden. 4 of 5 columns shown');
    await userEvent.keyboard(' ');
    await tells(canvas, 'Country shown. 5 of 5 columns shown');
    await tabTo(chooser.getByRole('button', { name: 'Move Services toward start' }));
    await userEvent.keyboard('{Enter}');
    await tells(canvas, 'Services moved to position 4 of 5');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

/** Opening a view announces its number of results. */
export const ViewOpened: Story = {
  play: async ({ canvas }) => {
    const panel = await opened(canvas, 'Views');
    await tabTo(panel.getByRole('button', { name: 'In Spain' }));
    await userEvent.keyboard('{Enter}');
    await tells(canvas, '4 results');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'In Spain' })).toHaveFocus());
  },
};

/** The current view is saved under a name. */
export const ViewSaved: Story = {
  play: async ({ canvas }) => {
    const panel = await opened(canvas, 'Views');
    await tabTo(panel.getByRole('textbox', { name: 'View name' }));
    await userEvent.keyboard('As it came');
    await tabTo(panel.getByRole('button', { name: 'Save view' }));
    await userEvent.keyboard('{Enter}');
    await expect(onCreate).toHaveBeenCalledWith({
      name: 'As it came',
      owner: 'mine',
      state: viewStateOf(firstHarbors),
    });
  },
};

/** Exports the visible columns and announces the number of rows. */
export const Exported: Story = {
  play: async ({ canvas }) => {
    const panel = await opened(canvas, 'Export');
    await tabTo(await panel.findByRole('button', { name: 'Export as CSV' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('23 rows exported'));
    await expect(onSave).toHaveBeenCalledWith(expect.any(Blob), 'harbors.csv');
  },
};
