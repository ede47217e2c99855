import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { KeyValueLayout } from './KeyValue.css.ts';
import * as styles from './KeyValue.css.ts';

export type { KeyValueLayout } from './KeyValue.css.ts';

export interface KeyValueItem {
  /** What the value is; unique in its list. */
  label: string;
  value: ReactNode;
}

export interface KeyValueProps extends SharedProps<HTMLDListElement> {
  items: readonly KeyValueItem[];
  /** @default 'rows' */
  layout?: KeyValueLayout;
}

/** Facts, each with its name: beside it, or above it where there is little room. */
export function KeyValue({ items, layout = 'rows', ...shared }: KeyValueProps) {
  return (
    <dl {...shared} className={styles.list[layout]}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item[layout]}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
