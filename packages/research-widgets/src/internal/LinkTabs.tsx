'use client';
import { Link } from '@fs/ui';
import { useEffect, useRef } from 'react';
import * as styles from './LinkTabs.css.ts';

export interface LinkTab {
  /** Unique in its tabs. */
  id: string;
  label: string;
  href: string;
}

interface LinkTabsProps {
  /** The accessible name, such as "Categories". */
  label: string;
  tabs: readonly LinkTab[];
  /** Id of the tab of the shown page. */
  currentId: string;
}

/** Links to pages that divide a subject, as tabs. Each has an address, so it can be opened in a new window. */
export function LinkTabs({ label, tabs, currentId }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab can be outside of the strip
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector('[aria-current]');
    if (!strip || !current) return;
    const [viewport, tab] = [strip, current].map((element) => element.getBoundingClientRect());
    // Scrolls the strip only: `scrollIntoView` would scroll the page as well.
    if (viewport && tab) {
      strip.scrollLeft += Math.max(0, tab.right - viewport.right) + Math.min(0, tab.left - viewport.left);
    }
  }, [currentId, tabs.length]);
  return (
    <nav aria-label={label}>
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul ref={list} role="list" className={styles.list}>
        {tabs.map(({ id, label: name, href }) => (
          <li key={id}>
            <Link href={href} tone="plain" isCurrent={id === currentId} className={styles.link}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
