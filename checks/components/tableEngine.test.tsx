import { createTableState, ready, Table, type TableColumn, type TableState, useTableRows } from '@fs/ui';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnPage } from './renderOnPage.tsx';

// Narrower, a table is a list of cards without headers.
beforeEach(() => page.viewport(1200, 900));

interface Ship {
  name: string;
  flag: string;
}

const ships: readonly Ship[] = [
  { name: 'Meridian', flag: 'Norway' },
  { name: 'Aurora', flag: 'Iceland' },
  { name: 'Borealis', flag: 'Denmark' },
];
const columns: readonly TableColumn<Ship>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, value: ({ name }) => name },
  { id: 'flag', header: 'Flag', value: ({ flag }) => flag },
];
const nameOf = ({ name }: Ship) => name;

function LocalShips({ first }: { first: TableState }) {
  const [state, setState] = useState(first);
  return (
    <Table
      label="Ships"
      {...useTableRows(ships, state, columns)}
      columns={columns}
      rowKey={nameOf}
      state={state}
      onStateChange={setState}
    />
  );
}

/** A server's rows: nothing here brings the table's engine along. */
function ServedShips({ first }: { first: TableState }) {
  const [state, setState] = useState(first);
  return (
    <Table
      label="Ships"
      rows={ready({ rows: ships, total: ships.length })}
      columns={columns}
      rowKey={nameOf}
      state={state}
      onStateChange={setState}
      hasColumnTools
    />
  );
}

const namesShown = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);
const headersShown = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.querySelector('[data-part="name"]')?.textContent);

test('a table whose columns were moved and pinned shows them so when its engine has loaded', async () => {
  renderOnPage(<ServedShips first={createTableState(8, { order: ['flag', 'name'], pinned: { flag: 'start' } })} />);
  await expect.poll(headersShown).toEqual(['Flag', 'Name']);
  await expect.element(page.getByRole('columnheader', { name: 'Flag' })).toHaveAttribute('data-pin', 'start-edge');
  await expect.poll(namesShown).toEqual(['Meridian', 'Aurora', 'Borealis']);
});

test('a column moves by its first key, and keeps the focus', async () => {
  renderOnPage(<ServedShips first={createTableState(8)} />);
  await expect.poll(headersShown).toEqual(['Name', 'Flag']);
  const header = page.getByRole('button', { name: 'Name', exact: true });
  (header.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
  await expect.poll(headersShown).toEqual(['Flag', 'Name']);
  await expect.element(header).toHaveFocus();
});

test('rows that are loaded are sorted when what sorts has loaded', async () => {
  renderOnPage(<LocalShips first={createTableState(8)} />);
  await expect.poll(namesShown).toEqual(['Meridian', 'Aurora', 'Borealis']);
  await userEvent.click(page.getByRole('button', { name: 'Name', exact: true }));
  await expect.poll(namesShown).toEqual(['Aurora', 'Borealis', 'Meridian']);
});

test('rows that are sorted at first are never shown otherwise', async () => {
  renderOnPage(<LocalShips first={createTableState(8, { sort: [{ column: 'name', direction: 'descending' }] })} />);
  await expect.poll(namesShown).toEqual(['Meridian', 'Borealis', 'Aurora']);
});
