'use client';
import { useEffect, useRef } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './PageNav.css.ts';

export interface PageNavItem {
  /** Address of the page. Unique among the pages. */
  href: string;
  /** One or two words. */
  label: string;
}

export interface PageNavProps extends SharedProps<HTMLElement> {
  /** The accessible name, such as "Pages of Harborline". */
  label: string;
  /** The pages of one subject, in a fixed order. */
  pages: readonly PageNavItem[];
  /** Address of the page that is shown. */
  currentHref: string;
}

/**
 * Links to the pages of one subject, each with an address of its own. Marks the current one. For panels that replace
 * each other on one page, use Tabs, and for sections of a long page, SectionNav.
 */
export function PageNav({ label, pages, currentHref, ...shared }: PageNavProps) {
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current
  useEffect(() => {
    const bar = list.current;
    if (!bar) return undefined;
    const watch = new ResizeObserver(() => scrollToCurrent(bar));
    watch.observe(bar);
    return () => watch.disconnect();
  }, [currentHref]);

  return (
    <nav aria-label={label} {...rootProps(shared, styles.bar)}>
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul ref={list} role="list" className={styles.list}>
        {pages.map(({ href, label: name }) => (
          <li key={href} className={styles.item}>
            <Link href={href} tone="plain" isCurrent={href === currentHref} className={styles.link}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls horizontally only: `scrollIntoView` would scroll the page as well. */
function scrollToCurrent(bar: HTMLElement) {
  const link = bar.querySelector('[aria-current]');
  if (!link) return;
  const [outer, inner] = [bar, link].map((element) => element.getBoundingClientRect());
  if (outer && inner) bar.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
}
