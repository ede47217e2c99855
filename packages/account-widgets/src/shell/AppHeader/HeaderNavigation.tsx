'use client';
import { Button, Link, useMessages } from '@fs/ui';
import { ChevronDownIcon } from '../../internal/icons/ChevronDownIcon.tsx';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import type { NavigationItem, NavigationList } from '../navigation/navigationOf.ts';
import * as styles from './AppHeader.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

export interface HeaderNavigationProps {
  items: readonly NavigationItem[];
  /** Path of the current page. */
  currentPath: string | undefined;
}

/** The menus in a row. */
export function HeaderNavigation({ items, currentPath }: HeaderNavigationProps) {
  const labels = useMessages(navigationMessages);
  return (
    <ul className={styles.menus}>
      {items.map((item) => (
        <li key={item.id}>
          {'links' in item ? (
            <HeaderList {...item} />
          ) : (
            <span className={styles.link} data-words={labels[item.id]}>
              <Link href={item.href} tone="plain" isCurrent={item.href === currentPath}>
                {labels[item.id]}
              </Link>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function HeaderList({ id, links }: NavigationList) {
  const labels = useMessages(navigationMessages);
  return (
    <HeaderMenu
      trigger={
        <Button tone="quiet">
          <span className={styles.trigger}>
            {labels[id]}
            <ChevronDownIcon />
          </span>
        </Button>
      }
      items={links.map((link) => ({ ...link, label: labels[link.id] }))}
    />
  );
}
