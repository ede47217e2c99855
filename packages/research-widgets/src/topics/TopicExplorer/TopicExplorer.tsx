'use client';
import type { ArticleListItem, CompanyMarket, KeywordArticles, KeywordHistory, Seen } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { Button, Heading, type Loadable, type ShareNotice, Stack, Text, useMessages } from '@fs/ui';
import { Fragment, type ReactNode } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { FollowButton } from '../../internal/FollowButton.tsx';
import { useSince } from '../../internal/feed/useSince.ts';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { ArticleList } from '../../news/ArticleList/ArticleList.tsx';
import { type TrendingFacts, TrendingKeywords } from '../TrendingKeywords/TrendingKeywords.tsx';
import { NoArticles } from './NoArticles.tsx';
import * as styles from './TopicExplorer.css.ts';
import { topicExplorerMessages } from './TopicExplorer.messages.ts';
import { TopicFilter, type TopicFilterProps } from './TopicFilter.tsx';
import { TopicHistory } from './TopicHistory.tsx';
import { TopicSurroundings } from './TopicSurroundings.tsx';

interface TopicFollow {
  isFollowed: boolean;
  onChange: (isFollowed: boolean) => void;
  /** Number of topics that the user follows already, if these are as many as one can. */
  limit?: number | undefined;
}

export interface TopicExplorerProps {
  /** The topics that the articles have, all of them. Empty shows `children`. */
  topics: readonly string[];
  /** The filter, for signed-in users. Without it, there is none. */
  filter?: Omit<TopicFilterProps, 'topics'>;
  /** Articles of the topics, with what else they are about. */
  found: Loadable<KeywordArticles>;
  /** Articles by day. */
  history: Loadable<KeywordHistory>;
  /** Trending topics, shown when there are no articles. */
  trending: Loadable<TrendingFacts>;
  /** Replaces articles and sidebar for signed-out users, such as an AuthWall. */
  wall?: ReactNode;
  /** Shown while no topics are selected. */
  children?: ReactNode;
  /** Whether the user follows the topic, and how to change that. Without it, there is no button. */
  follow?: TopicFollow | undefined;
  /** Articles that arrived since the user last opened the topic. */
  seen?: Pick<Seen, 'since' | 'articles'> | undefined;
  /** The current time. @default the time of the render */
  now?: Date;
  /** URL of the explorer with these topics. */
  topicsHrefOf: (topics: readonly string[]) => string;
  /** URL of an article in the app. Undefined if only another site has the article. */
  articleHrefOf: (item: ArticleListItem) => string | undefined;
  companyHrefOf: CompanyHref;
  marketHrefOf: (market: CompanyMarket) => string;
  /** Absolute URL to share. */
  shareUrlOf: (item: ArticleListItem) => string;
  /** Called with the outcome of sharing. Show it, for example as a toast. */
  onShareNotice: (notice: ShareNotice) => void;
  /** Called when the user wants further articles. */
  onShowMore: () => void;
  /** Whether further articles are loading. @default false */
  isLoadingMore?: boolean;
  /** Called when the user retries after a failure. */
  onRetry?: (part: 'found' | 'history' | 'trending') => void;
}

/** Articles about topics, and what else they are about. */
export function TopicExplorer({ topics, filter, wall, follow, seen, now, children, ...body }: TopicExplorerProps) {
  const messages = useMessages(topicExplorerMessages);
  return (
    <div className={styles.explorer}>
      <Stack gap="4">
        <Heading level={1}>{messages.title}</Heading>
        {filter && <TopicFilter {...filter} topics={topics} />}
        {topics.length > 0 && (
          <div className={styles.subtitle}>
            <Text>
              {messages.subtitle} <Topics names={topics} />
            </Text>
            {seen?.since && seen.articles > 0 && <News since={seen.since} count={seen.articles} now={now} />}
            {follow && <Follow {...follow} />}
          </div>
        )}
      </Stack>
      {wall ?? (topics.length > 0 ? <Findings {...body} seen={seen} now={now} /> : children)}
    </div>
  );
}

function Follow({ isFollowed, onChange, limit }: TopicFollow) {
  const messages = useMessages(topicExplorerMessages);
  const isFull = limit !== undefined && !isFollowed;
  return (
    <FollowButton
      isFollowed={isFollowed}
      onChange={onChange}
      disabledReason={isFull ? messages.followLimit({ count: limit }) : undefined}
    />
  );
}

/** Each name keeps the direction of its own script. */
function Topics({ names }: { names: readonly string[] }) {
  return (
    <strong className={styles.names}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' & '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </strong>
  );
}

function News({ since, count, now = new Date() }: { since: string; count: number; now?: Date | undefined }) {
  const messages = useMessages(topicExplorerMessages);
  const names = useSince(now);
  return (
    <Text element="span" tone="muted">
      {messages.newSince({ count, since: names.day(since) })}
    </Text>
  );
}

type FindingsProps = Omit<TopicExplorerProps, 'topics' | 'filter' | 'wall' | 'follow' | 'children'>;

function Findings({ found, history, trending, seen, now, ...props }: FindingsProps) {
  const messages = useMessages(topicExplorerMessages);
  const { topicsHrefOf, companyHrefOf, onShowMore, isLoadingMore = false, onRetry } = props;
  const known = found.state === 'ready' ? found.value : undefined;
  if (known?.count === 0) {
    return (
      <div className={styles.columns}>
        <NoArticles topics={known.topics} topicsHrefOf={topicsHrefOf} />
        <div className={styles.column}>
          <TrendingKeywords
            title={messages.trending}
            trending={trending}
            hrefOf={(name) => topicsHrefOf([name])}
            onRetry={() => onRetry?.('trending')}
          />
        </div>
      </div>
    );
  }
  const isCapped = known?.count === limits.countedMatches;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ArticleList
          title={known ? messages.counted({ count: known.count, isCapped }) : messages.articles}
          empty={messages.noArticles}
          expected={4}
          articles={mapLoadable(found, ({ articles }) => articles)}
          hrefOf={props.articleHrefOf}
          companyHrefOf={companyHrefOf}
          shareUrlOf={props.shareUrlOf}
          onShareNotice={props.onShareNotice}
          seenSince={seen?.since}
          now={now}
          onRetry={() => onRetry?.('found')}
        />
        {known && known.articles.length < known.count && (
          <div>
            <Button onPress={onShowMore} isPending={isLoadingMore}>
              {messages.more}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.column}>
        <TopicHistory history={history} onRetry={() => onRetry?.('history')} />
        <TopicSurroundings
          found={found}
          topicsHrefOf={topicsHrefOf}
          companyHrefOf={companyHrefOf}
          marketHrefOf={props.marketHrefOf}
        />
      </div>
    </div>
  );
}
