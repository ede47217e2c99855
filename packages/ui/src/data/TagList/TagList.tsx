'use client';
import { useId, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { useStableCallback } from '../../internal/useStableCallback.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './TagList.css.ts';
import { tagListMessages } from './TagList.messages.ts';
import { TagListEntry, type TagListItem } from './TagListEntry.tsx';

export type { TagListItem } from './TagListEntry.tsx';

export interface TagListProps extends SharedProps<HTMLDivElement> {
  /** What the tags are; heard, not seen. */
  label: string;
  tags: readonly TagListItem[];
  /** How many stand before the list is opened; 2 in search results. @default 10 */
  shownAtFirst?: number;
  /** The user wants a tag gone; its neighbour takes the focus. Without it no removal is offered. */
  onRemove?: (id: string) => void;
}

/** Tags in a line; what is over the first few stands behind "N more". */
export function TagList({ label, tags, shownAtFirst = 10, onRemove, ref, ...shared }: TagListProps) {
  const messages = useMessages(tagListMessages);
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const [removals] = useState(() => new Map<string, HTMLButtonElement>());
  const id = useId();
  const hidden = Math.max(0, tags.length - shownAtFirst);
  const shown = isOpen ? tags : tags.slice(0, shownAtFirst);

  const remove = useStableCallback((removed: string) => {
    const index = shown.findIndex((tag) => tag.id === removed);
    const neighbour = shown[index + 1] ?? shown[index - 1];
    // Before the tag goes, or the focus would fall to the page.
    (neighbour ? removals.get(neighbour.id) : whole.current)?.focus();
    onRemove?.(removed);
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div aria-label={label} {...shared} role="group" ref={mergeRefs(whole, ref)} tabIndex={-1} className={styles.whole}>
      <ul id={id} className={styles.list}>
        {shown.map((tag) => (
          <TagListEntry key={tag.id} {...tag} onRemove={onRemove && remove} removals={removals} />
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
