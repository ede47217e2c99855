import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { KeyValueLayout } from './KeyValue.css.ts';
import * as styles from './KeyValue.css.ts';

export type { KeyValueLayout } from './KeyValue.css.ts';

export interface KeyValueItem {
  /** The name of the fact. Unique in its list. */
  label: string;
  /** The value: text, or an element such as a Link or a Skeleton. */
  value: ReactNode;
  /** Buttons beside the name, such as one that tells the source of the value. They don’t make the line higher. */
  labelEnd?: ReactNode;
}

export interface KeyValueProps extends SharedProps<HTMLDListElement> {
  /** The facts, in reading order. */
  items: readonly KeyValueItem[];
  /** `columns` suits a few short facts under a heading. @default 'rows' */
  layout?: KeyValueLayout;
}

/** A list of facts, each with its name beside it, or above it where space is short. */
export function KeyValue({ items, layout = 'rows', ...shared }: KeyValueProps) {
  return (
    <dl {...rootProps(shared, styles.list[layout])}>
      {items.map(({ label, value, labelEnd }) => (
        <div key={label} className={styles.item[layout]}>
          <dt className={styles.label}>
            {label}
            {labelEnd && <span className={styles.labelEnd}>{labelEnd}</span>}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
