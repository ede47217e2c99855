'use client';
import { useRef, useState } from 'react';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import * as styles from './ChartTable.css.ts';

export interface ChartRow {
  id: string;
  label: string;
  values: readonly string[];
}

export interface ChartTableProps {
  label: string;
  /** Column headings, starting with the column of the points. */
  columns: readonly string[];
  rowCount: number;
  /** Returns the rows from `start`, starting at 0, up to but not including `end`. Called only for rows that render. */
  rowsBetween: (start: number, end: number) => readonly ChartRow[];
}

/** Rows per page: a chart can have 10,000 points, and screen readers walk through every rendered row. */
const pageSize = 200;

/** The values of a chart as a table of the same height. */
export function ChartTable({ label, columns, rowCount, rowsBetween }: ChartTableProps) {
  const scroller = useRef<HTMLElement>(null);
  const [wantedPage, setWantedPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize));
  const page = Math.min(wantedPage, pageCount);
  const first = (page - 1) * pageSize;

  function turnTo(next: number) {
    setWantedPage(next);
    scroller.current?.scrollTo({ top: 0 });
  }

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the table */}
      <section ref={scroller} aria-label={label} tabIndex={0} className={styles.scroller}>
        <table aria-rowcount={rowCount + 1} className={styles.table}>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsBetween(first, first + pageSize).map((row, place) => (
              <tr key={row.id} aria-rowindex={first + place + 2}>
                <th scope="row" className={styles.cell}>
                  {row.label}
                </th>
                {row.values.map((value, column) => (
                  <td key={columns[column + 1]} className={styles.cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {pageCount > 1 && <Pagination aria-label={label} page={page} pageCount={pageCount} onPageChange={turnTo} />}
    </div>
  );
}
