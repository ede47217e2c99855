'use client';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';
import { breadcrumbsMessages } from './Breadcrumbs.messages.ts';

export interface BreadcrumbsItem {
  /** The name of the page. */
  label: string;
  /** Address of the page. Unique among the crumbs. */
  href: string;
}

export interface BreadcrumbsProps extends SharedProps<HTMLElement> {
  /** The path, from the outermost page to the current one. */
  crumbs: readonly BreadcrumbsItem[];
}

/**
 * Shows where the current page is in the hierarchy, with links to the pages above it. Takes one line, so that nothing
 * moves when the names arrive: where they do not fit, the current page's is clipped first, which is its heading too.
 */
export function Breadcrumbs({ crumbs, ...shared }: BreadcrumbsProps) {
  const messages = useTexts(breadcrumbsMessages);
  return (
    <nav aria-label={messages.label} {...shared}>
      <ol className={styles.trail}>
        {crumbs.map(({ label, href }, index) => (
          <li key={href} className={styles.crumb}>
            <Link href={href} tone="plain" isCurrent={index === crumbs.length - 1} className={styles.name}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
