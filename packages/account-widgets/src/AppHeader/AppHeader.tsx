'use client';
import { Button, Link, Text, useMessages } from '@fs/ui';
import * as styles from './AppHeader.css.ts';
import { appHeaderMessages } from './AppHeader.messages.ts';

export interface AppHeaderProps {
  /** The product's name; leads to the start. */
  product: string;
  homeHref: string;
  /** The id of the element that holds the page's content. */
  contentId: string;
  /** Who is signed in; null for a visitor. */
  user: { name: string } | null;
  /** Where a visitor signs in. */
  logInHref: string;
  onLogOut: () => void;
}

/** The frame above every page: the product, and who is here. */
export function AppHeader({ product, homeHref, contentId, user, logInHref, onLogOut }: AppHeaderProps) {
  const messages = useMessages(appHeaderMessages);
  return (
    <header className={styles.header}>
      <a href={`#${contentId}`} className={styles.skip}>
        {messages.skip}
      </a>
      <div className={styles.bar}>
        <span className={styles.product}>
          <Link href={homeHref} tone="plain">
            {product}
          </Link>
        </span>
        {user ? (
          <span className={styles.user}>
            <span className={styles.name}>
              <Text element="span" size="small" tone="muted">
                <bdi>{user.name}</bdi>
              </Text>
            </span>
            <Button size="small" onPress={onLogOut}>
              {messages.logOut}
            </Button>
          </span>
        ) : (
          <Link href={logInHref}>{messages.logIn}</Link>
        )}
      </div>
    </header>
  );
}
