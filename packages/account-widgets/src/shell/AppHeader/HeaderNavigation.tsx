'use client';
import { Badge, Button, Link, type MenuItemData, useMessages, VisuallyHidden } from '@fs/ui';
import { memo } from 'react';
import { ChevronDownIcon } from '../../internal/icons/ChevronDownIcon.tsx';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import type { NavigationItem, NavigationList } from '../navigation/navigationOf.ts';
import * as styles from './AppHeader.css.ts';
import { appHeaderMessages } from './AppHeader.messages.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

/** News of the user's watchlists. */
export interface HeaderWatchlists {
  /** New items on all lists. */
  newCount: number;
  /** Lists with news, the ones with the most first. */
  lists: readonly { id: string; name: string; href: string; newCount: number }[];
}

export interface HeaderNavigationProps {
  items: readonly NavigationItem[];
  /** Path of the current page. */
  currentPath: string | undefined;
  watchlists: HeaderWatchlists | undefined;
  /** The keys that lead to a page. */
  keysOf: ((href: string) => string | undefined) | undefined;
}

/** The menus in a row. Memoized, because the header is rendered with each part of its data that arrives. */
export const HeaderNavigation = memo(function HeaderNavigation({
  items,
  currentPath,
  watchlists,
  keysOf,
}: HeaderNavigationProps) {
  const labels = useMessages(navigationMessages);
  return (
    <ul className={styles.menus}>
      {items.map((item) => {
        const news = item.id === 'watchlists' ? watchlists : undefined;
        return (
          <li key={item.id} aria-current={isCurrentList(item, currentPath) || undefined} className={styles.menu}>
            {'links' in item || news ? (
              <HeaderList
                id={item.id}
                links={'links' in item ? item.links : [{ ...item, id: 'allWatchlists' }]}
                news={news}
                keysOf={keysOf}
              />
            ) : (
              <span className={styles.link} data-words={labels[item.id]}>
                <Link href={item.href} tone="plain" isCurrent={item.href === currentPath}>
                  {labels[item.id]}
                </Link>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
});

/** Whether one of the menu's pages, or a page below it, is the current one. */
function isCurrentList(item: NavigationItem, currentPath = ''): boolean {
  return 'links' in item && item.links.some(({ href }) => currentPath === href || currentPath.startsWith(`${href}/`));
}

interface HeaderListProps extends NavigationList, Pick<HeaderNavigationProps, 'keysOf'> {
  news: HeaderWatchlists | undefined;
}

function HeaderList({ id, links, news, keysOf }: HeaderListProps) {
  const labels = useMessages(navigationMessages);
  const messages = useMessages(appHeaderMessages);
  const lists = news?.lists.slice(0, shownLists).map(
    ({ newCount, ...list }): MenuItemData => ({
      id: list.id,
      label: list.name,
      href: list.href,
      description: messages.newItems({ count: newCount }),
    }),
  );
  const entries = links.map((link): MenuItemData => {
    const [first = '', second] = keysOf?.(link.href)?.toUpperCase().split(' ') ?? [];
    const description = second === undefined ? undefined : messages.keys({ first, second });
    return { ...link, label: labels[link.id], ...(description !== undefined && { description }) };
  });
  return (
    <HeaderMenu
      trigger={
        <Button tone="quiet">
          <span className={styles.trigger}>
            {labels[id]}
            {news && news.newCount > 0 && (
              <Badge tone="info">
                {messages.newCount({ count: news.newCount })}
                <VisuallyHidden> {messages.new}</VisuallyHidden>
              </Badge>
            )}
            <ChevronDownIcon />
          </span>
        </Button>
      }
      items={lists && lists.length > 0 ? [{ title: messages.withNews, items: lists }, ...entries] : entries}
    />
  );
}

/** Lists in the menu. The others are on the page of all watchlists. */
const shownLists = 3;
