'use client';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../Heading/Heading.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { SharedProps } from '../../SharedProps.ts';
import { Text } from '../../Text/Text.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChartFrame.css.ts';
import { chartMessages } from './ChartFrame.messages.ts';

export interface ChartTable {
  columns: readonly [string, string];
  rows: readonly { id: string; label: string; value: string }[];
}

export interface ChartFrameProps extends SharedProps<HTMLElement> {
  title: string;
  level: HeadingLevel;
  description?: string;
  isLoading: boolean;
  /** The same figures as words. */
  table: ChartTable;
  children: ReactNode;
}

/** What every chart has around its picture: title, description, a table of the same figures, loading and emptiness. */
export function ChartFrame({ title, level, description, isLoading, table, children, ...shared }: ChartFrameProps) {
  const id = useId();
  const messages = useMessages(chartMessages);
  const [isTable, setTable] = useState(false);
  const isEmpty = !isLoading && table.rows.length === 0;
  return (
    <figure aria-labelledby={id} aria-busy={isLoading || undefined} {...shared} className={styles.figure}>
      <figcaption className={styles.caption}>
        <div className={styles.words}>
          <Heading id={id} level={level} size="label">
            {title}
          </Heading>
          {description !== undefined && (
            <Text size="small" tone="muted">
              {description}
            </Text>
          )}
        </div>
        {!isLoading && !isEmpty && (
          <Button size="small" onPress={() => setTable(!isTable)}>
            {isTable ? messages.asChart : messages.asTable}
          </Button>
        )}
      </figcaption>
      {content()}
    </figure>
  );

  function content() {
    if (isLoading) {
      return (
        <div className={styles.awaited}>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          {[40, 65, 50, 90, 75, 30].map((height) => (
            <span key={height} style={{ blockSize: `${height}%` }} className={styles.bar} />
          ))}
        </div>
      );
    }
    if (isEmpty) return <div className={styles.empty}>{messages.empty}</div>;
    return isTable ? <ChartFrameTable {...table} label={title} /> : children;
  }
}

function ChartFrameTable({ columns, rows, label }: ChartTable & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label={label} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles.cell}>
                {row.label}
              </th>
              <td className={styles.cell}>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
