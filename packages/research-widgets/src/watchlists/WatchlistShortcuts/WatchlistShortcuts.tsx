'use client';
import { Badge, DateText, Link, type Loadable, useMessages } from '@fs/ui';
import { DealRows } from '../../internal/DealRows.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { DealRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { watchlistWordsMessages } from '../../internal/watchlistWords.messages.ts';
import { groupedLists } from '../WatchlistLists/groupedLists.ts';
import type { ListedWatchlist } from '../WatchlistLists/ListedWatchlist.ts';
import { watchlistShortcutsMessages } from './WatchlistShortcuts.messages.ts';

export interface WatchlistShortcutsProps {
  lists: Loadable<readonly ListedWatchlist[]>;
  /** URL of a watchlist's page. */
  hrefOf: (list: { id: string }) => string;
  /** URL of the page of all watchlists. */
  listsHref: string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Number of lists on the home page. */
const shown = 5;
/** Typical number of lists, for the skeleton. */
const usual = 3;

/** Starred and recently changed watchlists. */
export function WatchlistShortcuts({ lists, hrefOf, listsHref, onRetry }: WatchlistShortcutsProps) {
  const messages = useMessages(watchlistShortcutsMessages);
  const words = useMessages(watchlistWordsMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={lists}
      isEmpty={(all) => all.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<DealRowsSkeleton count={usual} />}
      actions={<Link href={listsHref}>{messages.all}</Link>}
    >
      {(all) => (
        <DealRows
          label={messages.title}
          rows={firstOf(all).map((list) => ({
            id: list.id,
            title: (
              <>
                <Link href={hrefOf(list)} tone="name">
                  <bdi>{list.name}</bdi>
                </Link>{' '}
                {list.newCount > 0 && <Badge tone="accent">{messages.news({ count: list.newCount })}</Badge>}
              </>
            ),
            detail: <bdi>{words.companies({ count: list.companyCount })}</bdi>,
            when: list.updatedAt !== null && <DateText value={list.updatedAt} />,
          }))}
        />
      )}
    </ProfileSection>
  );
}

function firstOf(all: readonly ListedWatchlist[]) {
  const { own, shared } = groupedLists(all, { search: '', sort: 'updated' });
  return [...own, ...shared].slice(0, shown);
}
