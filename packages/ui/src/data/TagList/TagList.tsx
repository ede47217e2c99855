'use client';
import { useId, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { useStableCallback } from '../../internal/useStableCallback.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { TagNameWidth } from '../Tag/Tag.tsx';
import * as styles from './TagList.css.ts';
import { tagListMessages } from './TagList.messages.ts';
import { TagListEntry, type TagListItem } from './TagListEntry.tsx';

export type { TagNameWidth } from '../Tag/Tag.tsx';
export type { TagListItem } from './TagListEntry.tsx';

export interface TagListProps extends SharedProps<HTMLDivElement> {
  /** The accessible name: what the tags are. Not visible. */
  label: string;
  /** All tags, the most important first. */
  tags: readonly TagListItem[];
  /** Number of tags shown until the user expands the list. Use 2 in search results. @default 10 */
  shownAtFirst?: number;
  /** Where names are clipped: `short` at 175 px, `long` at 360 px. @default 'short' */
  nameWidth?: TagNameWidth;
  /**
   * Called with the id when the user removes a tag. Focus moves to its neighbor. Without this callback, tags can’t be
   * removed.
   */
  onRemove?: (id: string) => void;
}

/** Tags in a line. A button shows the tags after the first few. */
export function TagList({
  label,
  tags,
  shownAtFirst = 10,
  nameWidth = 'short',
  onRemove,
  ref,
  ...shared
}: TagListProps) {
  const messages = useMessages(tagListMessages);
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const [removals] = useState(() => new Map<string, HTMLButtonElement>());
  const id = useId();
  const hidden = Math.max(0, tags.length - shownAtFirst);
  const shown = isOpen ? tags : tags.slice(0, shownAtFirst);

  const remove = useStableCallback((removed: string) => {
    const index = shown.findIndex((tag) => tag.id === removed);
    const neighbor = shown[index + 1] ?? shown[index - 1];
    // Moves focus before the tag unmounts. Otherwise focus would move to the page.
    (neighbor ? removals.get(neighbor.id) : whole.current)?.focus();
    onRemove?.(removed);
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div aria-label={label} {...rootProps(shared, styles.whole)} role="group" ref={mergeRefs(whole, ref)} tabIndex={-1}>
      <ul id={id} className={styles.list}>
        {shown.map((tag) => (
          <TagListEntry key={tag.id} {...tag} nameWidth={nameWidth} onRemove={onRemove && remove} removals={removals} />
        ))}
      </ul>
      {hidden > 0 && (
        <BaseButton
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
          className={styles.toggle}
        >
          {isOpen ? messages.less : messages.more({ count: hidden })}
        </BaseButton>
      )}
    </div>
  );
}
