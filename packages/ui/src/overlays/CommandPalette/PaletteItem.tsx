'use client';
import type { CSSProperties } from 'react';
import * as lists from '../../internal/options/options.css.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { isSafeAddress } from '../../navigation/Link/isSafeAddress.ts';
import { linkMessages } from '../../navigation/Link/Link.messages.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteItem } from './CommandPaletteProps.ts';

interface PaletteItemProps extends CommandPaletteItem {
  elementId: string;
  /** Of the virtualized row. */
  row: { ref: (element: HTMLElement | null) => void; style: CSSProperties; 'data-index': number };
  /** Counted from 1 among the `count` items of all groups. */
  position: number;
  count: number;
  isActive: boolean;
  /** The pointer moved over an item that is not active. */
  onActive: () => void;
  onSelect: () => void;
}

/** An option of the palette. One that leads outside the app is a link. */
export function PaletteItem({
  elementId,
  row,
  position,
  count,
  isActive,
  onActive,
  onSelect,
  externalHref,
  ...item
}: PaletteItemProps) {
  const link = useMessages(linkMessages);
  const option = {
    ...row,
    id: elementId,
    role: 'option',
    'aria-selected': isActive,
    'aria-posinset': position,
    'aria-setsize': count,
    'data-active': isActive || undefined,
    className: `${styles.option} ${lists.row}`,
    onPointerMove: () => isActive || onActive(),
    onClick: onSelect,
  };
  const content = (
    <>
      {item.icon}
      <span className={styles.words}>
        <span>{item.label}</span>{' '}
        {item.description !== undefined && <span className={styles.description}>{item.description}</span>}
      </span>
      {item.shortcut !== undefined && <kbd className={styles.shortcut}>{item.shortcut}</kbd>}
    </>
  );
  if (externalHref === undefined || !isSafeAddress(externalHref)) return <div {...option}>{content}</div>;
  return (
    <a {...option} href={externalHref} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
      {content}
      <svg aria-hidden="true" viewBox="0 0 12 12" className={styles.outward}>
        <path d="M3.5 2.5h6v6M9.5 2.5l-7 7" />
      </svg>
      <span className={hidden}>{link.newTab}</span>
    </a>
  );
}
