import {
  batchRows,
  createTableState,
  everyRow,
  ready,
  Table,
  type TableColumn,
  TableExport,
  type TableProps,
  tableRows,
} from '@fs/ui';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled } from '../../.storybook/testing/settled.ts';
import { renderOnPage } from './renderOnPage.tsx';

interface Ship {
  id: string;
  name: string;
  flag: string | null;
  built: string;
  tons: number;
  ports: readonly string[];
}

const ships: readonly Ship[] = [
  { id: '1', name: 'Aurora', flag: 'no', built: '1998-05-17', tons: 12_500, ports: ['Oslo', 'Bergen'] },
  { id: '2', name: 'Bramble', flag: null, built: '1998-06-02', tons: 900, ports: [] },
];

const columns: readonly TableColumn<Ship>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, filter: { kind: 'text' }, value: ({ name }) => name },
  {
    id: 'flag',
    header: 'Flag',
    filter: { kind: 'choice', options: [{ id: 'no', label: 'Norway' }] },
    value: ({ flag }) => flag,
  },
  { id: 'built', header: 'Built', filter: { kind: 'date', precision: 'day' }, value: ({ built }) => built },
  { id: 'tons', header: 'Tons', align: 'end', value: ({ tons }) => tons },
  { id: 'ports', header: 'Ports', value: ({ ports }) => ports },
];

type ShipProps = Partial<TableProps<Ship>>;

const onStateChange = vi.fn<TableProps<Ship>['onStateChange']>();

/** A table whose inline functions are new in each render. */
function Ships({ columns: given = columns, ...props }: ShipProps) {
  const [state, setState] = useState(props.state ?? createTableState(8));
  return (
    <Table
      label="Ships"
      columns={given}
      rows={ready(tableRows(ships, state, given))}
      rowKey={({ id }) => id}
      {...props}
      state={state}
      onStateChange={(update) => {
        setState(update);
        onStateChange(update);
      }}
    />
  );
}

async function renderShips(props: ShipProps = {}) {
  renderOnPage(<Ships {...props} />);
  await expect.element(page.getByRole('rowheader', { name: 'Aurora' })).toBeVisible();
}

const rowOf = (name: string) => page.getByRole('rowheader', { name }).element().closest('tr') as HTMLTableRowElement;

const namesShown = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);

beforeEach(async () => {
  onStateChange.mockClear();
  await page.viewport(1200, 900);
});

test('renders the value of a column without `cell` for the user, and announces a missing one as unknown', async () => {
  await renderShips();
  const texts = (name: string) => Array.from(rowOf(name).cells, (cell) => cell.textContent);
  expect(texts('Aurora')).toEqual(['Aurora', 'Norway', 'May 17, 1998', '12,500', 'Oslo, Bergen']);
  expect(texts('Bramble')).toEqual(['Bramble', '—Unknown', 'June 2, 1998', '900', '—Unknown']);
  expect(rowOf('Bramble').querySelector('[aria-hidden="true"]')?.textContent).toBe('—');
});

test('filters local rows while the user types', async () => {
  await renderShips();
  await userEvent.click(page.getByRole('searchbox', { name: 'Filter by Name' }));
  await userEvent.keyboard('b');
  expect(namesShown()).toEqual(['Bramble']);
});

test("debounces the filters of a server's rows, and Enter applies them at once", async () => {
  await renderShips({ rows: ready({ rows: ships, total: 2 }) });
  await userEvent.click(page.getByRole('searchbox', { name: 'Filter by Name' }));
  await userEvent.keyboard('b');
  expect(onStateChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onStateChange).toHaveBeenCalledOnce();
});

test('filters by a day', async () => {
  await renderShips();
  await userEvent.click(page.getByRole('button', { name: 'Filter by Built: Any' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Year' }), '1998');
  await userEvent.fill(page.getByRole('textbox', { name: 'Day' }), '32');
  await expect.element(page.getByText('Enter a day of this month.')).toBeVisible();
  expect(namesShown()).toHaveLength(2);
  await userEvent.fill(page.getByRole('textbox', { name: 'Day' }), '2');
  await userEvent.click(page.getByRole('button', { name: /Month/ }));
  await userEvent.click(page.getByRole('option', { name: 'June' }));
  await expect
    .poll(() => document.querySelector('[aria-label^="Filter by Built"]')?.textContent)
    .toBe('< June 2, 1998');
  await expect.poll(namesShown).toEqual(['Aurora']);
});

test('fills the width of a virtualized table whose columns all have widths', async () => {
  const fixed = columns.map((column) => ({ ...column, width: 100 }));
  await renderShips({ columns: fixed, isLong: true, state: createTableState(everyRow) });
  await settled();
  const [first, ...others] = rowOf('Aurora').children;
  const last = others.at(-1)?.getBoundingClientRect();
  const viewport = page.getByRole('grid').element().parentElement;
  expect(first?.getBoundingClientRect().width).toBeGreaterThan(200);
  expect((last?.right ?? 0) - (first?.getBoundingClientRect().left ?? 0)).toBeCloseTo(viewport?.clientWidth ?? 0, 0);
  const headers = page.getByRole('columnheader').elements();
  expect(headers.at(-1)?.getBoundingClientRect().right).toBeCloseTo(last?.right ?? 0, 0);
});

test('centers custom cells of virtualized rows vertically', async () => {
  const custom = columns.map((column) =>
    column.id === 'tons'
      ? { ...column, cell: () => <div data-testid="custom" style={{ blockSize: 12, inlineSize: 12 }} /> }
      : column,
  );
  await renderShips({ columns: custom, isLong: true, state: createTableState(everyRow) });
  const content = page.getByTestId('custom').first().element();
  const middle = ({ top, height }: DOMRect) => top + height / 2;
  const cell = content.closest('td')?.getBoundingClientRect();
  expect(Math.abs(middle(content.getBoundingClientRect()) - middle(cell as DOMRect))).toBeLessThanOrEqual(1);
});

test('selects rows by their key', async () => {
  await renderShips({ selection: { nameOf: ({ name }) => name } });
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Bramble' }));
  const [update] = onStateChange.mock.lastCall ?? [];
  expect(update?.(createTableState(8)).selection).toEqual({ kind: 'rows', ids: ['2'] });
  await expect.poll(() => rowOf('Bramble').ariaSelected).toBe('true');
});

test('gives an export in its tools the total and the visible columns', async () => {
  await renderShips({
    state: createTableState(1, { hidden: ['ports'] }),
    tools: <TableExport<Ship> fileName="ships" rowsOf={() => batchRows(ships)} />,
  });
  await userEvent.click(page.getByRole('button', { name: 'Export' }));
  await expect.element(page.getByText('2 rows and 4 columns, as they are shown.')).toBeVisible();
});
