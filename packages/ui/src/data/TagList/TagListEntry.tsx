'use client';
import { memo } from 'react';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './TagList.css.ts';
import type { TagListItem } from './TagList.tsx';

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
