'use client';
import type { WatchlistCompany } from '@fs/api-contract';
import { Badge, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import * as styles from './WatchlistCompanies.css.ts';
import { watchlistCompaniesMessages } from './WatchlistCompanies.messages.ts';

/** A company's name, marked as new or with its number of new articles. */
export function MarkedCompany({
  company: { isNew, newCount },
  children,
}: {
  company: WatchlistCompany;
  children: ReactNode;
}) {
  const messages = useMessages(watchlistCompaniesMessages);
  return (
    <span className={styles.name}>
      <span className={styles.clipped}>{children}</span>
      <span className={styles.mark}>
        {isNew && <Badge tone="accent">{messages.isNew}</Badge>}
        {!isNew && newCount > 0 && <Badge tone="info">{messages.news({ count: newCount })}</Badge>}
      </span>
    </span>
  );
}
