/** Mantine styles a table and leaves its rows to the page, which sorts, filters and paginates them. */
import '@mantine/core/styles.css';
import { Anchor, Avatar, MantineProvider, Pagination, Pill, Table, TextInput, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { renderPage } from './BenchPage.tsx';
import {
  type BenchCompany,
  headers,
  initialOf,
  isTextField,
  pageSize,
  scroller,
  type Wanted,
  withFilter,
  withNextSort,
  words,
} from './tableModel.ts';
import { useWanted, useWantedPage } from './useWanted.ts';

const Cells = memo(({ company: { name, homepage, location, founded, markets } }: { company: BenchCompany }) => (
  <>
    <Table.Td>
      <Avatar size="sm">{initialOf(name)}</Avatar>
    </Table.Td>
    <Table.Td data-name="">{name}</Table.Td>
    <Table.Td>
      <Anchor href={`https://${homepage}`}>{homepage}</Anchor>
    </Table.Td>
    <Table.Td>{location}</Table.Td>
    <Table.Td>{founded}</Table.Td>
    <Table.Td>
      {markets.map((market) => (
        <Pill key={market}>{market}</Pill>
      ))}
    </Table.Td>
  </>
));

interface HeadProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  hasFilters: boolean;
}

function Head({ wanted, onChange, hasFilters }: HeadProps) {
  return (
    <Table.Thead>
      <Table.Tr>
        {(Object.keys(headers) as (keyof typeof headers)[]).map((field) => (
          <Table.Th key={field}>
            <UnstyledButton onClick={() => onChange(withNextSort(wanted))}>{headers[field]}</UnstyledButton>
            {hasFilters && isTextField(field) && (
              <TextInput
                aria-label={words.filterOf(field)}
                onChange={(event) => onChange(withFilter(wanted, field, event.currentTarget.value))}
              />
            )}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function Paged({ rows }: { rows: readonly BenchCompany[] }) {
  const { wanted, change, found, page, setPage, shown } = useWantedPage(rows);
  return (
    <>
      <Table>
        <Head wanted={wanted} onChange={change} hasFilters />
        <Table.Tbody>
          {shown.map((company, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page turn changes the texts of rows that stay.
            <Table.Tr key={position}>
              <Cells company={company} />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pagination
        value={page + 1}
        onChange={(next) => setPage(next - 1)}
        total={Math.ceil(found.length / pageSize)}
        getControlProps={(control) => (control === 'next' ? { 'aria-label': words.next } : {})}
      />
    </>
  );
}

function Scrolling({ rows }: { rows: readonly BenchCompany[] }) {
  const { wanted, setWanted, found } = useWanted(rows);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => box.current,
    estimateSize: () => scroller.row,
    overscan: 4,
  });
  return (
    <div ref={box} data-scroller="" style={{ height: scroller.height, overflow: 'auto', background: '#fff' }}>
      <Table>
        <Head wanted={wanted} onChange={setWanted} hasFilters={false} />
        <Table.Tbody style={{ display: 'block', position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const company = found[index];
            return (
              company && (
                <Table.Tr
                  key={key}
                  style={{
                    position: 'absolute',
                    display: 'grid',
                    gridTemplateColumns: 'repeat(6, 190px)',
                    height: scroller.row,
                    transform: `translateY(${start}px)`,
                  }}
                >
                  <Cells company={company} />
                </Table.Tr>
              )
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}

renderPage({ paged: (rows) => <Paged rows={rows} />, scrolling: (rows) => <Scrolling rows={rows} /> }, (page) => (
  <MantineProvider>{page}</MantineProvider>
));
