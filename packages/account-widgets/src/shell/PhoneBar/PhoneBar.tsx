'use client';
import { Button, Link, useMessages } from '@fs/ui';
import { CompaniesIcon } from '../../internal/icons/CompaniesIcon.tsx';
import { HomeIcon } from '../../internal/icons/HomeIcon.tsx';
import { ListsIcon } from '../../internal/icons/ListsIcon.tsx';
import { MarketsIcon } from '../../internal/icons/MarketsIcon.tsx';
import { SearchIcon } from '../../internal/icons/SearchIcon.tsx';
import type { NavigablePage, NavigationUser } from '../navigation/NavigablePage.ts';
import { canOpenPage, pageAt } from '../navigation/pageAt.ts';
import * as styles from './PhoneBar.css.ts';
import { phoneBarMessages } from './PhoneBar.messages.ts';

export interface PhoneBarProps {
  /** The app's route table. Entries are shown if their page exists and the user can open it. */
  pages: readonly NavigablePage[];
  user: NavigationUser;
  /** Path of the current page. */
  currentPath?: string;
  /** Called when the user wants to search. */
  onSearch: () => void;
}

/** The entries on both sides of the search (research §2, decision 036). */
const entries = {
  before: [
    { id: 'home', href: '/research/home', Icon: HomeIcon },
    { id: 'companies', href: '/research/companies', Icon: CompaniesIcon },
  ],
  after: [
    { id: 'markets', href: '/research/markets', Icon: MarketsIcon },
    { id: 'watchlists', href: '/research/watchlists', Icon: ListsIcon },
  ],
} as const;

/** Bar at the bottom of phones with the most visited pages. Render it last on the page. */
export function PhoneBar({ pages, user, currentPath, onSearch }: PhoneBarProps) {
  const messages = useMessages(phoneBarMessages);
  const links = (of: (typeof entries)['before' | 'after']) =>
    of.map(({ id, href, Icon }) => {
      const page = pageAt(pages, href);
      return (
        page &&
        canOpenPage(page, user) && (
          <li key={id} className={styles.entry}>
            <Link href={href} tone="plain" isCurrent={href === currentPath} className={styles.link}>
              <Icon />
              {messages[id]}
            </Link>
          </li>
        )
      );
    });
  return (
    <div className={styles.place}>
      <nav aria-label={messages.label} className={styles.bar}>
        <ul className={styles.entries}>
          {links(entries.before)}
          <li className={styles.entry}>
            <Button tone="quiet" aria-haspopup="dialog" onPress={onSearch} className={styles.button}>
              <span className={styles.content}>
                <SearchIcon />
                {messages.search}
              </span>
            </Button>
          </li>
          {links(entries.after)}
        </ul>
      </nav>
    </div>
  );
}
