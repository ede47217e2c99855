'use client';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { BarsIcon } from '../icons/BarsIcon.tsx';
import { TableIcon } from '../icons/TableIcon.tsx';
import { rootProps } from '../rootProps.ts';
import { ChartDownload } from './ChartDownload.tsx';
import * as styles from './ChartFrame.css.ts';
import { chartMessages } from './ChartFrame.messages.ts';
import { type ChartKeyProps, ChartLegend } from './ChartLegend.tsx';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';
import type { ChartFileRows } from './chartCsv.ts';

export interface ChartFrameProps extends SharedProps<HTMLElement> {
  title: string;
  level: HeadingLevel;
  description?: string;
  isLoading: boolean;
  isEmpty: boolean;
  /** The skeleton, in the shape of the chart. */
  awaited: ReactNode;
  /** Names the series in every state, to avoid layout shift when the values load. */
  legend?: Omit<ChartKeyProps, 'isUnseen'>;
  /** The values as a table, unless the chart is a table itself. */
  table?: Omit<ChartTableProps, 'label'>;
  /** The values for a file. */
  file: ChartFileRows;
  children: ReactNode;
}

/** The common parts of every chart: title, description, a table of the values, and the loading and empty states. */
export function ChartFrame({
  title,
  level,
  description,
  isLoading,
  isEmpty,
  awaited,
  legend,
  table,
  file,
  children,
  ...shared
}: ChartFrameProps) {
  const id = useId();
  const messages = useMessages(chartMessages);
  const [asTable, setAsTable] = useState(false);
  return (
    <figure aria-labelledby={id} aria-busy={isLoading || undefined} {...rootProps(shared, styles.figure)}>
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
        <div className={isLoading || isEmpty ? `${styles.tools} ${styles.unseen}` : styles.tools}>
          <Inline gap="1">
            {table && (
              <Button
                tone="quiet"
                size="small"
                icon={asTable ? <BarsIcon /> : <TableIcon />}
                onPress={() => setAsTable(!asTable)}
              >
                {asTable ? messages.asChart : messages.asTable}
              </Button>
            )}
            <ChartDownload title={title} rows={file} hasPlot={table !== undefined && !asTable} />
          </Inline>
        </div>
      </figcaption>
      {legend && <ChartLegend {...legend} isUnseen={isEmpty || (asTable && !isLoading)} />}
      {content()}
    </figure>
  );

  function content() {
    if (isLoading) {
      return (
        <div className={styles.awaited}>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          {awaited}
        </div>
      );
    }
    if (isEmpty) return <div className={styles.empty}>{messages.empty}</div>;
    return table && asTable ? <ChartTable {...table} label={title} /> : children;
  }
}
