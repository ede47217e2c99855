'use client';
import type { Seen } from '@fs/api-contract';
import {
  Button,
  Heading,
  Link,
  type Loadable,
  Skeleton,
  Text,
  useFocusAfterRemoval,
  useMessages,
  useTimeZone,
} from '@fs/ui';
import type { ReactNode } from 'react';
import { useSince } from '../../internal/feed/useSince.ts';
import * as styles from './HomeGreeting.css.ts';
import { homeGreetingMessages } from './HomeGreeting.messages.ts';

export interface HomeGreetingProps {
  /** Given name of the user. Empty if unknown. */
  name: string;
  /** What arrived on the user's lists. Null if the user follows none. */
  seen: Loadable<Seen> | null;
  /** URL of the rounds of all markets, offered when nothing is new on the user's lists. */
  roundsHref: string;
  /** Buttons for the whole page, at the end of the greeting's line. */
  actions?: ReactNode;
  /** The current time. Default: the time of the render. */
  now?: Date;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Greets the user by name and time of day, and says in one sentence what happened since the last visit. */
export function HomeGreeting({ name, seen, roundsHref, actions, now = new Date(), onRetry }: HomeGreetingProps) {
  const messages = useMessages(homeGreetingMessages);
  const timeZone = useTimeZone();
  const sentence = useFocusAfterRemoval();
  return (
    <div className={styles.greeting}>
      <div className={styles.words}>
        <Heading level={1}>
          {/* The server doesn’t know the user’s clock, so its text can differ. */}
          <bdi suppressHydrationWarning>{messages[dayTime(now, timeZone)](name)}</bdi>
        </Heading>
        <div ref={sentence} tabIndex={-1} className={styles.sentence}>
          {seen && <Sentence seen={seen} roundsHref={roundsHref} now={now} onRetry={onRetry} />}
        </div>
      </div>
      {actions}
    </div>
  );
}

function dayTime(now: Date, timeZone: string | undefined) {
  const hour = Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  if (hour < 4 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

type SentenceProps = Pick<HomeGreetingProps, 'roundsHref' | 'onRetry'> & { seen: Loadable<Seen>; now: Date };

function Sentence({ seen, roundsHref, now, onRetry }: SentenceProps) {
  const messages = useMessages(homeGreetingMessages);
  const names = useSince(now);
  switch (seen.state) {
    case 'loading':
      return <Skeleton width="half" />;
    case 'ready': {
      const { since, ...counts } = seen.value;
      if (since === null) return null;
      const news = newsOf(counts);
      if (news.length > 0) return <Text>{messages.since({ since: names.day(since), news })}</Text>;
      return (
        <Text>
          {messages.quiet({ since: names.day(since) })}
          {counts.all_rounds > 0 && (
            <>
              {' '}
              {messages.elsewhere}{' '}
              <Link href={roundsHref}>{messages.rounds({ count: counts.all_rounds, raised: 0 })}</Link>
            </>
          )}
        </Text>
      );
    }
    default:
      return (
        <Text tone="muted">
          {messages.failed}{' '}
          {onRetry && (
            <Button size="small" tone="quiet" onPress={onRetry}>
              {messages.retry}
            </Button>
          )}
        </Text>
      );
  }

  function newsOf({ rounds, raised_usd, acquisitions, investments, articles }: Omit<Seen, 'since'>) {
    return [
      rounds > 0 && messages.rounds({ count: rounds, raised: raised_usd }),
      acquisitions > 0 && messages.acquisitions({ count: acquisitions }),
      investments > 0 && messages.investments({ count: investments }),
      articles > 0 && messages.articles({ count: articles }),
    ].filter((part) => part !== false);
  }
}
