'use client';
import type { WatchlistCompany } from '@fs/api-contract';
import { Badge, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { arrivalMessages } from '../../internal/arrival.messages.ts';
import { MarkedName } from '../../internal/MarkedName.tsx';
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
  const arrivals = useMessages(arrivalMessages);
  const mark = (
    <>
      {isNew && <Badge tone="accent">{arrivals.isNew}</Badge>}
      {!isNew && newCount > 0 && <Badge tone="info">{messages.news({ count: newCount })}</Badge>}
    </>
  );
  return <MarkedName mark={mark}>{children}</MarkedName>;
}
