'use client';
import { useEffect, useRef } from 'react';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { isSafeAddress } from '../../navigation/Link/isSafeAddress.ts';
import { linkMessages } from '../../navigation/Link/Link.messages.ts';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './CommandPalette.css.ts';
import { commandPaletteMessages } from './CommandPalette.messages.ts';
import type { CommandPaletteGroup, CommandPaletteItem } from './CommandPaletteProps.ts';

/** Which item Enter opens; the list scrolls after the keyboard, never under the pointer. */
export interface ActiveItem {
  readonly id: string;
  readonly by: 'keyboard' | 'pointer';
}

interface PaletteResultsProps {
  id: string;
  groups: readonly CommandPaletteGroup[];
  active: ActiveItem | undefined;
  onActiveChange: (active: ActiveItem) => void;
  onSelect: (id: string) => void;
}

/** The element of an item, for `aria-activedescendant`: an id with a space in it would be read as two. */
export function itemElementId(listId: string, id: string): string {
  return `${listId}-${encodeURIComponent(id)}`;
}

/** The list below the field, which keeps the focus and points into it. */
export function PaletteResults({ id, groups, active, onActiveChange, onSelect }: PaletteResultsProps) {
  const messages = useMessages(commandPaletteMessages);
  const link = useMessages(linkMessages);
  const { number } = useFormats();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active?.by !== 'keyboard') return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function option({ id: itemId, label, description, icon, externalHref }: CommandPaletteItem) {
    const option = {
      id: itemElementId(id, itemId),
      role: 'option',
      'aria-selected': active?.id === itemId,
      className: styles.option,
      onPointerMove: () => active?.id === itemId || onActiveChange({ id: itemId, by: 'pointer' }),
      onClick: () => onSelect(itemId),
    };
    const words = (
      <>
        {icon}
        <span className={styles.words}>
          <span>{label}</span> {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
      </>
    );
    if (externalHref === undefined || !isSafeAddress(externalHref)) {
      return (
        <div key={itemId} {...option}>
          {words}
        </div>
      );
    }
    return (
      <a key={itemId} {...option} href={externalHref} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
        {words}
        <svg aria-hidden="true" viewBox="0 0 12 12" className={styles.outward}>
          <path d="M3.5 2.5h6v6M9.5 2.5l-7 7" />
        </svg>
        <span className={hidden}>{link.newTab}</span>
      </a>
    );
  }

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={messages.results}
      className={styles.results}
      // Pressing an item, or the scrollbar, leaves the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ label, count, items }) => {
        const titleId = `${id}-title-${encodeURIComponent(label)}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: groups of options are no fieldset
          <div key={label} role="group" aria-labelledby={titleId} className={styles.group}>
            <div id={titleId} role="presentation" className={styles.groupTitle}>
              {/* The space is heard between the name and its count. */}
              <span>{`${label} `}</span>
              {count !== undefined && <span className={styles.count}>{number(count)}</span>}
            </div>
            {items.map(option)}
          </div>
        );
      })}
    </div>
  );
}
