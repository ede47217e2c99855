import { AuthWall } from '@fs/account-widgets';
import { limits } from '@fs/api-contract';
import { TopicExplorer } from '@fs/research-widgets';
import { Page, useMessages } from '@fs/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companyHref, marketPath, signUpTowards } from '../../addresses/appPaths.ts';
import { useArticleHref, useArticleShareUrl } from '../../addresses/articleLinks.ts';
import { signInDetour } from '../../addresses/landing.ts';
import { topicPath, topicsPath } from '../../addresses/linkPaths.ts';
import { readTopicNames } from '../../addresses/topicNames.ts';
import { trendingKeywordsQuery } from '../../queries/news.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import {
  newsTopicsQuery,
  topicArticlesQuery,
  topicHistoryQuery,
  topicSuggestionsQuery,
  visitQuery,
} from '../../queries/topics.ts';
import { useFrameServices, useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { shellMessages } from '../../shell/shell.messages.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useFollowKey } from '../feed/useFollowKey.ts';
import { useFollows } from '../feed/useFollows.ts';
import { WeeklyTable } from './WeeklyTable.tsx';

/** Articles of the topics in the address, for signed-in users. Others see what it is about, and a wall (AMB-099). */
export function TopicsScreen() {
  const messages = useMessages(appMessages);
  const shell = useMessages(shellMessages);
  const { client, toasts } = useServices();
  const { environment } = useFrameServices();
  const router = useRouter();
  const isSignedIn = useSessionState().user !== undefined;
  const { searchStr, pathname } = useLocation();
  const topics = useMemo(() => readTopicNames(searchStr), [searchStr]);
  const [first] = topics;
  usePageTitle(first && messages.topicTitle({ topic: first }), first && topicPath(first));
  const isAsked = isSignedIn && first !== undefined;
  const [text, setText] = useState('');
  const found = useInfiniteQuery({ ...topicArticlesQuery(client, topics), enabled: isAsked });
  const history = useQuery({ ...topicHistoryQuery(client, topics), enabled: isAsked });
  const trending = useQuery({ ...trendingKeywordsQuery(client), enabled: found.data?.count === 0 });
  const popular = useQuery({ ...newsTopicsQuery(client), enabled: isSignedIn });
  const suggestions = useQuery({ ...topicSuggestionsQuery(client, text), enabled: isSignedIn && text !== '' });
  const articleHrefOf = useArticleHref();
  const shareUrlOf = useArticleShareUrl();
  const { isOffered, isFollowed, canFollow, follow } = useFollows();
  // A single topic, as the news spells it. One without articles can only be unfollowed.
  const single = topics.length === 1 ? found.data?.topics[0]?.name : undefined;
  const isUseful = single !== undefined && (found.data?.count !== 0 || isFollowed({ kind: 'topic', id: single }));
  const topic = isUseful ? single : undefined;
  const visit = useQuery({ ...visitQuery(client, `topic:${topic ?? ''}`), enabled: topic !== undefined });
  const subject = topic === undefined ? undefined : ({ kind: 'topic', id: topic } as const);
  const following =
    subject && isOffered
      ? {
          isFollowed: isFollowed(subject),
          onChange: (next: boolean) => void follow(subject, next),
          limit: canFollow('topic') ? undefined : limits.followed,
        }
      : undefined;
  useFollowKey({ name: topic, group: shell.topics, follow: following });
  const queries = { found, history, trending };

  return (
    <Page id={contentId}>
      <TopicExplorer
        topics={topics}
        filter={
          isSignedIn
            ? {
                popular: popular.data ?? none,
                suggestions: text === '' ? null : toLoadable(suggestions),
                onSuggest: setText,
                onSearch: (next) => void router.navigate({ href: topicsPath(next) }),
              }
            : undefined
        }
        found={toLoadable({ ...found, isPlaceholderData: false })}
        history={toLoadable(history)}
        trending={toLoadable(trending)}
        wall={
          isSignedIn ? undefined : (
            <AuthWall
              title={messages.topicWall({ product: environment.productName })}
              text={messages.topicWallText}
              loginHref={signInDetour({ pathname, search: searchStr, hash: '' })}
              signUpHref={signUpTowards(pathname + searchStr)}
            />
          )
        }
        follow={following}
        seen={visit.data}
        topicsHrefOf={topicsPath}
        articleHrefOf={articleHrefOf}
        companyHrefOf={companyHref}
        marketHrefOf={marketPath}
        shareUrlOf={shareUrlOf}
        onShareNotice={toasts.show}
        onShowMore={() => void found.fetchNextPage()}
        isLoadingMore={found.isFetchingNextPage}
        onRetry={(part) => void queries[part].refetch()}
      >
        <WeeklyTable level={2} />
      </TopicExplorer>
    </Page>
  );
}

const none: readonly string[] = [];
