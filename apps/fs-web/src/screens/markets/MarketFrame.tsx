import type { MarketProfile } from '@fs/api-contract';
import { MarketHeader } from '@fs/research-widgets';
import { Page, PageNav, type PageWidth, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appMessages } from '../../App.messages.ts';
import { type MarketPage, marketPagePath, marketPages, marketsPath, sectorPath } from '../../addresses/appPaths.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { marketQuery } from '../../queries/markets.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { visitQuery } from '../../queries/topics.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useFollowKey } from '../feed/useFollowKey.ts';
import { MissingMarket } from './MissingMarket.tsx';
import { marketMessages } from './market.messages.ts';
import { useCanonicalMarket } from './useCanonicalMarket.ts';
import { useMarketFollow } from './useMarketFollow.ts';

interface MarketFrameProps {
  /** The page of the market. Undefined for its overview. */
  page?: MarketPage;
  width?: PageWidth;
  /** The content, once the market is known. */
  children: (market: MarketProfile) => ReactNode;
}

/** What all pages of a market have: breadcrumbs, name and figures, and links to the others. */
export function MarketFrame({ page, width, children }: MarketFrameProps) {
  const app = useMessages(appMessages);
  const messages = useMessages(marketMessages);
  const { client } = useServices();
  const isSignedIn = useSessionState().user !== undefined;
  const { categoryId = '' } = useParams({ strict: false });
  const query = useQuery(marketQuery(client, categoryId, isSignedIn));
  const market = query.data;
  const name = market?.name;
  const subject = market ?? { id: categoryId };
  usePageTitle(
    name !== undefined && page ? messages.pageOf({ name, page: messages[page] }) : name,
    marketPagePath(subject, page),
  );
  useCanonicalMarket(market, page);
  const follows = useMarketFollow();
  const follow = isSignedIn && market ? follows.followOf(market) : undefined;
  useFollowKey({ name, group: app.market, follow });
  const visit = useQuery({
    ...visitQuery(client, `market:${market?.id ?? ''}`),
    enabled: isSignedIn && market !== undefined,
  });

  if (query.error instanceof CallFailure && query.error.reason === 'not-found') {
    return (
      <Page id={contentId}>
        <MissingMarket address={categoryId} />
      </Page>
    );
  }
  return (
    <Page id={contentId} {...(width && { width })}>
      <Stack gap="6">
        <PageCrumbs
          crumbs={[
            { label: app.markets, href: marketsPath },
            ...(market?.sector ? [{ label: market.sector, href: sectorPath(market.sector) }] : []),
            { label: name ?? app.market, href: marketPagePath(subject) },
            ...(page ? [{ label: messages[page], href: marketPagePath(subject, page) }] : []),
          ]}
        />
        <MarketHeader
          market={toLoadable(query)}
          follow={follow}
          isFollowLoading={isSignedIn && follows.isLoading}
          seen={visit.data}
          onRetry={() => void query.refetch()}
        />
        {/* The header above grows when the market is known, which would move links that are there before. */}
        {isSignedIn && !query.isPending && (
          <PageNav
            label={messages.pages({ name: name ?? app.market })}
            currentHref={marketPagePath(subject, page)}
            pages={[undefined, ...marketPages].map((each) => ({
              href: marketPagePath(subject, each),
              label: messages[each ?? 'overview'],
            }))}
          />
        )}
        {market && children(market)}
      </Stack>
    </Page>
  );
}
