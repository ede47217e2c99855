'use client';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';
import { breadcrumbsMessages } from './Breadcrumbs.messages.ts';

export interface BreadcrumbsItem {
  label: string;
  /** Address of the page; unique among the crumbs. */
  href: string;
}

export interface BreadcrumbsProps extends SharedProps<HTMLElement> {
  /** From the outermost page to the one that the user is on. */
  crumbs: readonly BreadcrumbsItem[];
}

/** Where the user is, and the way back up. */
export function Breadcrumbs({ crumbs, ...shared }: BreadcrumbsProps) {
  const messages = useTexts(breadcrumbsMessages);
  return (
    <nav aria-label={messages.label} {...shared}>
      <ol className={styles.trail}>
        {crumbs.map(({ label, href }, index) => (
          <li key={href} className={styles.crumb}>
            <Link href={href} tone="plain" isCurrent={index === crumbs.length - 1}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
