import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { ListLook } from './List.css.ts';
import * as styles from './List.css.ts';

export type { ListLook } from './List.css.ts';

export interface ListItem {
  /** Unique in its list. */
  id: string;
  /** The content of the row. */
  content: ReactNode;
}

export interface ListProps extends SharedProps {
  /** The items, in reading order. */
  items: readonly ListItem[];
  /** `bulleted` and `numbered` suit sentences. @default 'divided' */
  look?: ListLook;
}

const elementOf = { divided: 'ul', plain: 'ul', bulleted: 'ul', numbered: 'ol' } as const satisfies Record<
  ListLook,
  string
>;

/** A vertical list of similar items. To choose an item, use Select. To compare items, use Table. */
export function List({ items, look = 'divided', ref, ...shared }: ListProps) {
  const Element = elementOf[look];
  return (
    // Safari drops the list semantics of a list without markers.
    <Element role="list" {...shared} ref={ref as never} className={styles.list({ look })}>
      {items.map(({ id, content }) => (
        <li key={id} className={styles.item({ look })}>
          {content}
        </li>
      ))}
    </Element>
  );
}
