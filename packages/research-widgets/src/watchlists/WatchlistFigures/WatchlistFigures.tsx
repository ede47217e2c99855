'use client';
import type { CompanyMarket, Seen, WatchlistSums } from '@fs/api-contract';
import {
  Button,
  Link,
  type Loadable,
  NumberText,
  Skeleton,
  Stack,
  Text,
  useFocusAfterRemoval,
  useMessages,
} from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type Figure, FigureStrip } from '../../internal/FigureStrip.tsx';
import { useSince } from '../../internal/feed/useSince.ts';
import { useNewsWords } from '../../internal/watchlists/useNewsWords.ts';
import * as styles from './WatchlistFigures.css.ts';
import { watchlistFiguresMessages } from './WatchlistFigures.messages.ts';

export interface WatchlistFiguresProps {
  /** What arrived since the user last viewed the list. */
  seen: Loadable<Seen>;
  /** What the companies add up to. After a failure, the last figures stay. Without any, they are left out. */
  figures: Loadable<Pick<WatchlistSums, 'raised_12m_usd' | 'rounds_12m' | 'categories'>>;
  /** Whether the list's news are in the user's feed. */
  isFollowed: boolean;
  /** URL of a market's page. */
  marketHrefOf: (market: Pick<CompanyMarket, 'id' | 'name'>) => string;
  /** The current time. Default: the time of the render. */
  now?: Date;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** What is new on a watchlist since the user's last visit, what its companies raised, and their markets. */
export function WatchlistFigures({ figures, marketHrefOf, ...news }: WatchlistFiguresProps) {
  const view = useFocusAfterRemoval();
  const known = figuresOf(figures);
  return (
    <div ref={view} tabIndex={-1}>
      {/* One after the other, they would move what is below. */}
      {news.seen.state === 'loading' || figures.state === 'loading' ? (
        <FiguresSkeleton />
      ) : (
        <Stack gap="3">
          <News {...news} figures={known} />
          {known && known.categories.length > 0 && <Markets markets={known.categories} marketHrefOf={marketHrefOf} />}
        </Stack>
      )}
    </div>
  );
}

/** After a failure, the figures that were loaded before. */
function figuresOf(figures: WatchlistFiguresProps['figures']) {
  if (figures.state === 'ready') return figures.value;
  return figures.state === 'failed' ? (figures.last ?? null) : null;
}

function FiguresSkeleton() {
  const messages = useMessages(watchlistFiguresMessages);
  return (
    <Stack gap="3">
      <FigureStrip
        isLoading
        figures={[
          { name: messages.news, value: null, isLong: true },
          { name: messages.raised, value: null },
          { name: messages.rounds, value: null },
        ]}
      />
      <div className={styles.line}>
        <Text element="span" size="small" tone="muted">
          {messages.markets}
        </Text>
        <span className={styles.waiting}>
          <Skeleton size="small" />
        </span>
      </div>
    </Stack>
  );
}

interface NewsProps extends Omit<WatchlistFiguresProps, 'marketHrefOf' | 'figures'> {
  figures: Pick<WatchlistSums, 'raised_12m_usd' | 'rounds_12m'> | null;
}

function News({ seen, figures, isFollowed, now = new Date(), onRetry }: NewsProps) {
  const messages = useMessages(watchlistFiguresMessages);
  const names = useSince(now);
  const toWords = useNewsWords();
  const sums: Figure[] =
    figures === null
      ? []
      : [
          { name: messages.raised, value: <Amount amount={figures.raised_12m_usd} /> },
          { name: messages.rounds, value: <NumberText value={figures.rounds_12m} /> },
        ];
  if (seen.state !== 'ready') {
    return (
      <>
        <Text tone="muted">
          {messages.failed}{' '}
          {onRetry && (
            <Button size="small" tone="quiet" onPress={onRetry}>
              {messages.retry}
            </Button>
          )}
        </Text>
        {sums.length > 0 && <FigureStrip figures={sums} />}
      </>
    );
  }
  const { since: instant, rounds, raised_usd, acquisitions, articles } = seen.value;
  const count = rounds + acquisitions + articles;
  const words = toWords({ rounds, raised_usd, acquisitions, articles, companies: 0 });
  // Nothing is new on the first visit.
  const since = instant === null ? null : names.day(instant);
  const quiet = since !== null && {
    name: messages.quietSince({ since, isFollowed }),
    value: messages.nothing,
    isLong: true,
  };
  const latest = since !== null && { name: messages.since({ since, count, isFollowed }), value: words, isLong: true };
  const first = count === 0 ? quiet : latest;
  const all = [...(first ? [first] : []), ...sums];
  return all.length === 0 ? null : <FigureStrip figures={all} />;
}

function Markets({
  markets,
  marketHrefOf,
}: Pick<WatchlistFiguresProps, 'marketHrefOf'> & { markets: WatchlistSums['categories'] }) {
  const messages = useMessages(watchlistFiguresMessages);
  return (
    <div className={styles.line}>
      <Text element="span" size="small" tone="muted">
        {messages.markets}
      </Text>
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" aria-label={messages.markets} className={styles.markets}>
        {markets.map((market) => (
          <li key={market.id} className={styles.market}>
            <Link href={marketHrefOf(market)}>
              <bdi>{market.name}</bdi>
            </Link>
            <Text element="span" size="small" tone="muted" isTabular>
              <NumberText value={market.value} />
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
