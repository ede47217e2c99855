/** The floor: the cost of React itself, written by hand for this table, without a library, styles or ARIA. */
import { memo, useState } from 'react';
import { renderPage } from './BenchPage.tsx';
import {
  type BenchCompany,
  headers,
  initialOf,
  isTextField,
  scroller,
  type Wanted,
  withFilter,
  withNextSort,
  words,
} from './tableModel.ts';
import { useWanted, useWantedPage } from './useWanted.ts';

const order = Object.keys(headers) as (keyof typeof headers)[];

const Cells = memo(({ company: { name, homepage, location, founded, markets } }: { company: BenchCompany }) => (
  <>
    <td>{initialOf(name)}</td>
    <td data-name="">{name}</td>
    <td>
      <a href={`https://${homepage}`}>{homepage}</a>
    </td>
    <td>{location}</td>
    <td>{founded}</td>
    <td>
      {markets.map((market) => (
        <span key={market}>{market}</span>
      ))}
    </td>
  </>
));

interface HeadProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  hasFilters: boolean;
}

function Head({ wanted, onChange, hasFilters }: HeadProps) {
  return (
    <thead>
      <tr>
        {order.map((field) => (
          <th key={field}>
            <button type="button" onClick={() => onChange(withNextSort(wanted))}>
              {headers[field]}
            </button>
            {hasFilters && isTextField(field) && (
              <input
                aria-label={words.filterOf(field)}
                onChange={(event) => onChange(withFilter(wanted, field, event.target.value))}
              />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Paged({ rows }: { rows: readonly BenchCompany[] }) {
  const { wanted, change, page, setPage, shown } = useWantedPage(rows);
  return (
    <>
      <table>
        <Head wanted={wanted} onChange={change} hasFilters />
        <tbody>
          {shown.map((company, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page turn changes the texts of rows that stay.
            <tr key={position}>
              <Cells company={company} />
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => setPage(page + 1)}>
        {words.next}
      </button>
    </>
  );
}

function Scrolling({ rows }: { rows: readonly BenchCompany[] }) {
  const { wanted, setWanted, found } = useWanted(rows);
  const [first, setFirst] = useState(0);
  const visible = found.slice(first, first + scroller.height / scroller.row + 2);
  return (
    <div
      data-scroller=""
      style={{ height: scroller.height, overflow: 'auto', background: '#fff' }}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / scroller.row))}
    >
      <table style={{ width: '100%' }}>
        <Head wanted={wanted} onChange={setWanted} hasFilters={false} />
        <tbody style={{ display: 'block', position: 'relative', height: found.length * scroller.row }}>
          {visible.map((company, index) => (
            <tr
              key={company.id}
              style={{
                position: 'absolute',
                display: 'grid',
                gridTemplateColumns: 'repeat(6, 190px)',
                height: scroller.row,
                transform: `translateY(${(first + index) * scroller.row}px)`,
              }}
            >
              <Cells company={company} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

renderPage({ paged: (rows) => <Paged rows={rows} />, scrolling: (rows) => <Scrolling rows={rows} /> });
