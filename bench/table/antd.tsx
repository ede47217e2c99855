import { Avatar, Input, Table, type TableColumnsType, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { renderPage } from './BenchPage.tsx';
import {
  asGiven,
  type BenchCompany,
  compareNames,
  headers,
  initialOf,
  pageSize,
  scroller,
  textFields,
  wantedRows,
  words,
} from './tableModel.ts';

const columns: TableColumnsType<BenchCompany> = [
  { dataIndex: 'logo', title: headers.logo, width: 88, render: (_, { name }) => <Avatar>{initialOf(name)}</Avatar> },
  {
    dataIndex: 'name',
    title: headers.name,
    width: 240,
    sorter: compareNames,
    render: (name: string) => <span data-name="">{name}</span>,
  },
  {
    dataIndex: 'homepage',
    title: headers.homepage,
    width: 260,
    render: (homepage: string) => <a href={`https://${homepage}`}>{homepage}</a>,
  },
  { dataIndex: 'location', title: headers.location, width: 180 },
  { dataIndex: 'founded', title: headers.founded, width: 120 },
  {
    dataIndex: 'markets',
    title: headers.markets,
    width: 260,
    render: (markets: readonly string[]) => markets.map((market) => <Tag key={market}>{market}</Tag>),
  },
];

function Paged({ rows }: { rows: readonly BenchCompany[] }) {
  const [filters, setFilters] = useState(asGiven.filters);
  const found = useMemo(() => wantedRows(rows, { ...asGiven, filters }), [rows, filters]);
  return (
    <>
      {textFields.map((field) => (
        <Input
          key={field}
          aria-label={words.filterOf(field)}
          onChange={(event) => setFilters({ ...filters, [field]: event.target.value })}
        />
      ))}
      <Table rowKey="id" columns={columns} dataSource={found} pagination={{ pageSize, showSizeChanger: false }} />
    </>
  );
}

renderPage({
  paged: (rows) => <Paged rows={rows} />,
  scrolling: (rows) => (
    <Table
      virtual
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      scroll={{ x: 1148, y: scroller.height }}
    />
  ),
});
