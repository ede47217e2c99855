import { Avatar } from '@fs/ui/Avatar';
import { Link } from '@fs/ui/Link';
import { Table, useTableRows } from '@fs/ui/Table';
import { Tag } from '@fs/ui/Tag';
import { ThemeProvider } from '@fs/ui/ThemeProvider';
import type { TableColumn } from '@fs/ui/table-model';
import { createTableState } from '@fs/ui/table-model';
import { useState } from 'react';
import { renderPage } from './BenchPage.tsx';
import { type BenchCompany, headers, pageSize, scroller, words } from './tableModel.ts';

const columns: readonly TableColumn<BenchCompany>[] = [
  {
    id: 'logo',
    header: headers.logo,
    width: 88,
    isSortable: false,
    cell: ({ name }) => <Avatar name={name} size="small" isDecorative />,
  },
  {
    id: 'name',
    header: headers.name,
    isRowHeader: true,
    filter: { kind: 'text' },
    value: ({ name }) => name,
    cell: ({ name }) => <span data-name="">{name}</span>,
  },
  {
    id: 'homepage',
    header: headers.homepage,
    filter: { kind: 'text' },
    value: ({ homepage }) => homepage,
    cell: ({ homepage }) => <Link href={`https://${homepage}`}>{homepage}</Link>,
  },
  {
    id: 'location',
    header: headers.location,
    filter: { kind: 'text' },
    value: ({ location }) => location,
    cell: ({ location }) => location,
  },
  { id: 'founded', header: headers.founded, value: ({ founded }) => founded, cell: ({ founded }) => founded },
  {
    id: 'markets',
    header: headers.markets,
    value: ({ markets }) => markets,
    cell: ({ markets }) => markets.map((market) => <Tag key={market} name={market} />),
  },
];
const plainColumns = columns.map((column) => ({ ...column, filter: undefined }));

const keyOf = ({ homepage }: BenchCompany) => homepage;

function Paged({ rows }: { rows: readonly BenchCompany[] }) {
  const [state, setState] = useState(createTableState(pageSize));
  return (
    <Table
      label={words.label}
      {...useTableRows(rows, state, columns)}
      columns={columns}
      rowKey={keyOf}
      state={state}
      onStateChange={setState}
    />
  );
}

function Scrolling({ rows }: { rows: readonly BenchCompany[] }) {
  const [state, setState] = useState(createTableState(rows.length));
  return (
    <Table
      label={words.label}
      {...useTableRows(rows, state, plainColumns)}
      columns={plainColumns}
      rowKey={keyOf}
      state={state}
      onStateChange={setState}
      maxHeight={scroller.height}
      isLong
    />
  );
}

renderPage({ paged: (rows) => <Paged rows={rows} />, scrolling: (rows) => <Scrolling rows={rows} /> }, (page) => (
  <ThemeProvider scope="page" theme="light">
    {page}
  </ThemeProvider>
));
