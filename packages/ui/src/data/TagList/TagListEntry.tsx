'use client';
import { memo } from 'react';
import { Tag, type TagNameWidth } from '../Tag/Tag.tsx';
import * as styles from './TagList.css.ts';

export interface TagListItem {
  /** Unique in its list. */
  id: string;
  /** The name, clipped at `nameWidth` of the list. The tooltip and screen readers get it in full. */
  name: string;
  /** Address of everything with this tag. */
  href?: string;
  /** Text after the name that is never clipped. */
  detail?: string;
  /** What is wrong with the tag. Marks the tag as invalid. */
  problem?: string;
}

interface TagListEntryProps extends TagListItem {
  nameWidth: TagNameWidth;
  onRemove: ((id: string) => void) | undefined;
  /** The remove buttons by tag id, so that a removed tag can move focus to its neighbor. */
  removals: Map<string, HTMLButtonElement>;
}

/** A tag of a list. Memoized to re-render only when its own props change. */
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
