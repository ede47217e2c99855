'use client';
import { Link, LinkButton, useMessages } from '@fs/ui';
import { type ReactNode, useMemo } from 'react';
import type { NavigablePage } from '../navigation/NavigablePage.ts';
import { navigationOf } from '../navigation/navigationOf.ts';
import { canOpenPage, pageAt } from '../navigation/pageAt.ts';
import { AccountMenu, type HeaderUser, type HeaderWorkspaces } from './AccountMenu.tsx';
import * as styles from './AppHeader.css.ts';
import { appHeaderMessages } from './AppHeader.messages.ts';
import { HeaderNavigation, type HeaderWatchlists } from './HeaderNavigation.tsx';
import { headerPlaces } from './headerPlaces.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

export type { HeaderUser, HeaderWorkspaces } from './AccountMenu.tsx';
export type { HeaderWatchlists } from './HeaderNavigation.tsx';

export interface AppHeaderProps {
  /** The product's name, linked to the home page. */
  product: string;
  homeHref: string;
  /** URL of a logo before the name. */
  logoUrl?: string | undefined;
  /** Id of the element with the page's content. */
  contentId: string;
  /** The app's route table. Menus show entries whose page exists and that the user can open. */
  pages: readonly NavigablePage[];
  /** Null for a signed-out user. */
  user: HeaderUser | null;
  /** Path of the current page. */
  currentPath?: string;
  /** URL of the login page. */
  logInHref: string;
  /**
   * URL of the support page. Shown if that page exists.
   * @default '/support'
   */
  supportHref?: string;
  /** Search of the header. Not shown to signed-out users. */
  search?: ReactNode;
  /** Button for the user's messages. */
  messages?: ReactNode;
  /** News of the user's watchlists. Default: the menu has no count. */
  watchlists?: HeaderWatchlists | undefined;
  /** The user's workspaces, between which the account menu switches. */
  workspaces?: HeaderWorkspaces | undefined;
  /** The keys that lead to a page, in a row, such as `g h`. Default: the menus name none. */
  keysOf?: ((href: string) => string | undefined) | undefined;
  /** Called when the user wants to change the display. Default: the account menu does not offer it. */
  onDisplay?: (() => void) | undefined;
  onLogOut: () => void;
}

/** Header of every page: product, menus and account. */
export function AppHeader({ product, homeHref, contentId, pages, user, logInHref, onLogOut, ...more }: AppHeaderProps) {
  const messages = useMessages(appHeaderMessages);
  const { currentPath, supportHref = '/support' } = more;
  const navigation = useMemo(() => navigationOf(pages, user), [pages, user]);
  const supportPage = pageAt(pages, supportHref);
  const support = supportPage && canOpenPage(supportPage, user) ? supportHref : undefined;
  const hasMenu = navigation.main.length > 0 || support !== undefined;
  return (
    <header className={styles.header}>
      <a href={`#${contentId}`} className={styles.skip}>
        {messages.skip}
      </a>
      <div className={styles.bar}>
        <span className={styles.product}>
          <Link href={homeHref} tone="plain">
            <span className={styles.brand}>
              {more.logoUrl !== undefined && <img src={more.logoUrl} alt="" className={styles.logo} />}
              <span className={styles.brandName}>{product}</span>
            </span>
          </Link>
        </span>
        <nav id={headerPlaces.navigation} aria-label={messages.navigation} className={styles.navigation}>
          <HeaderNavigation
            items={navigation.main}
            currentPath={currentPath}
            watchlists={more.watchlists}
            keysOf={more.keysOf}
          />
          {hasMenu && (
            <div className={styles.onNarrow}>
              <PhoneMenu items={navigation.main} currentPath={currentPath} supportHref={support} />
            </div>
          )}
        </nav>
        {user && more.search && (
          <div id={headerPlaces.search} className={styles.search}>
            {more.search}
          </div>
        )}
        {support && (
          <span className={styles.onWide} data-words={messages.support}>
            <Link href={support} tone="plain" isCurrent={support === currentPath}>
              {messages.support}
            </Link>
          </span>
        )}
        {user && more.messages && <div className={styles.slot}>{more.messages}</div>}
        {user ? (
          <div id={headerPlaces.user} className={styles.user}>
            <AccountMenu
              user={user}
              workspaces={more.workspaces}
              items={navigation.user}
              onDisplay={more.onDisplay}
              onLogOut={onLogOut}
            />
          </div>
        ) : (
          <LinkButton href={logInHref}>{messages.logIn}</LinkButton>
        )}
      </div>
    </header>
  );
}
