import type { ReactNode } from 'react';
import type { SharedProps } from '../SharedProps.ts';
import * as styles from './KeyValue.css.ts';

export interface KeyValueItem {
  /** What the value is; unique in its list. */
  label: string;
  value: ReactNode;
}

export interface KeyValueProps extends SharedProps<HTMLDListElement> {
  items: readonly KeyValueItem[];
}

/** Facts, each with its name: side by side, and one above the other where there is little room. */
export function KeyValue({ items, ...shared }: KeyValueProps) {
  return (
    <dl {...shared} className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
