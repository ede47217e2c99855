import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { ListLook } from './List.css.ts';
import * as styles from './List.css.ts';
import { ListItem } from './ListItem.tsx';

export type { ListLook } from './List.css.ts';
export { ListItem, type ListItemProps } from './ListItem.tsx';

export interface ListItemData {
  /** Unique in its list. */
  id: string;
  /** The content of the row. */
  content: ReactNode;
}

export interface ListProps extends SharedProps {
  /** The items as data, in reading order. They come before the items in `children`. */
  items?: readonly ListItemData[];
  /** The items as ListItems. */
  children?: ReactNode;
  /** `bulleted` and `numbered` suit sentences. @default 'divided' */
  look?: ListLook;
}

const elementOf = { divided: 'ul', plain: 'ul', bulleted: 'ul', numbered: 'ol' } as const satisfies Record<
  ListLook,
  string
>;

/**
 * A vertical list of similar items. To choose an item, use Select. To compare items, use Table.
 * @example
 * ```tsx
 * <List look="bulleted">
 *   <ListItem>Rotterdam</ListItem>
 *   <ListItem>Antwerp</ListItem>
 * </List>
 * ```
 */
export function List({ items = [], children, look = 'divided', ref, ...shared }: ListProps) {
  const Element = elementOf[look];
  return (
    // Safari drops the list semantics of a list without markers.
    <Element role="list" {...rootProps(shared, styles.list({ look }))} ref={ref as never}>
      {items.map(({ id, content }) => (
        <ListItem key={id}>{content}</ListItem>
      ))}
      {children}
    </Element>
  );
}
