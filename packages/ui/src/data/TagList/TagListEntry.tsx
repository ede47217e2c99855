'use client';
import { memo } from 'react';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './TagList.css.ts';

export interface TagListItem {
  /** Unique in its list. */
  id: string;
  name: string;
  /** Leads to all that bears it. */
  href?: string;
  /** A word or figure after its name, never clipped. */
  detail?: string;
  /** What is wrong with it; marks it. */
  problem?: string;
}

interface TagListEntryProps extends TagListItem {
  onRemove: ((id: string) => void) | undefined;
  /** The buttons that remove, by tag: they find each other here. */
  removals: Map<string, HTMLButtonElement>;
}

/** A tag of a list, drawn again only when it changes itself. */
export const TagListEntry = memo(function TagListEntry({ id, onRemove, removals, ...tag }: TagListEntryProps) {
  return (
    <li className={styles.item}>
      <Tag
        {...tag}
        {...(onRemove && { onRemove: () => onRemove(id) })}
        removeRef={(button) => {
          if (button) removals.set(id, button);
          return () => void removals.delete(id);
        }}
      />
    </li>
  );
});
