'use client';
import type { CompanyOverview } from '@fs/api-contract';
import { denied, TagList, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { isNothing } from '../../internal/isNothing.ts';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { ArticleList } from '../../news/ArticleList/ArticleList.tsx';
import { CompanyAcquisitions } from '../CompanyAcquisitions/CompanyAcquisitions.tsx';
import { CompanyCoinvestors } from '../CompanyCoinvestors/CompanyCoinvestors.tsx';
import { CompanyFunding } from '../CompanyFunding/CompanyFunding.tsx';
import { CompanyInvestments } from '../CompanyInvestments/CompanyInvestments.tsx';
import { CompanyPeople } from '../CompanyPeople/CompanyPeople.tsx';
import { CompanyPodcasts } from '../CompanyPodcasts/CompanyPodcasts.tsx';
import { CompanyPortfolio } from '../CompanyPortfolio/CompanyPortfolio.tsx';
import { CompanyTags } from '../CompanyTags/CompanyTags.tsx';
import { RelatedCompanies } from '../RelatedCompanies/RelatedCompanies.tsx';
import { SocialBar } from '../SocialBar/SocialBar.tsx';
import { socialShares } from '../SocialBar/socialShares.ts';
import { SocialHistory } from '../SocialHistory/SocialHistory.tsx';
import { UrlMetrics } from '../UrlMetrics/UrlMetrics.tsx';
import { companyProfileMessages } from './CompanyProfile.messages.ts';
import type { CompanyProfileProps } from './CompanyProfileProps.ts';

/** One section of the profile, in any state of its data. */
export interface ProfilePart {
  id: string;
  element: ReactNode;
  /** Whether the data is loaded and empty. */
  isNothing: boolean;
}

const hasNone = (known: readonly unknown[]) => known.length === 0;

/** A failed overview shows one error at the top. Sections with their own data stay. */
function overviewParts({ overview }: CompanyProfileProps, parts: readonly ProfilePart[]): readonly ProfilePart[] {
  return overview.state === 'failed' ? [] : parts;
}

/** Sections of the wide column: deals and articles. */
export function useReadParts(props: CompanyProfileProps): readonly ProfilePart[] {
  const messages = useMessages(companyProfileMessages);
  const { overview, funding, coinvestors, allInvestments, hrefOf, upgrade, onRetry } = props;
  const cut = <Part,>(part: (known: CompanyOverview) => Part) => mapLoadable(overview, part);
  const all = allInvestments?.facts ?? null;
  const first = cut(({ investments, totals }) => ({ investments, total: totals.investments }));
  const portfolio = cut((known) => known.portfolio);
  const articles = cut((known) => known.articles);
  const content = cut((known) => known.content.owned);
  const shared = {
    hrefOf: props.articleHrefOf,
    companyHrefOf: hrefOf,
    shareUrlOf: props.shareUrlOf,
    onShareNotice: props.onShareNotice,
  };
  return [
    {
      id: 'funding',
      isNothing: isNothing(funding, (known) => known.funding.round_count === 0),
      element: <CompanyFunding facts={funding} onRetry={() => onRetry('funding')} />,
    },
    ...overviewParts(props, [
      {
        id: 'investments',
        isNothing: isNothing(first, ({ total }) => total === 0),
        element: (
          <CompanyInvestments
            facts={all === null || all.state === 'loading' ? first : all}
            onShowAll={all?.state === 'ready' ? undefined : allInvestments?.onShowAll}
            isLoadingAll={all?.state === 'loading'}
            onRetry={allInvestments?.onShowAll}
            hrefOf={hrefOf}
            upgrade={upgrade}
          />
        ),
      },
      {
        id: 'portfolio',
        isNothing: isNothing(portfolio, hasNone),
        element: <CompanyPortfolio portfolio={portfolio} hrefOf={hrefOf} />,
      },
      {
        id: 'coinvestors',
        isNothing: isNothing(coinvestors, hasNone),
        element: (
          <CompanyCoinvestors coinvestors={coinvestors} hrefOf={hrefOf} onRetry={() => onRetry('coinvestors')} />
        ),
      },
      {
        id: 'acquisitions',
        isNothing: isNothing(overview, ({ acquisitions, acquired }) => hasNone(acquisitions) && hasNone(acquired)),
        element: <CompanyAcquisitions facts={overview} hrefOf={hrefOf} />,
      },
      {
        id: 'articles',
        isNothing: isNothing(articles, hasNone),
        element: <ArticleList {...shared} title={messages.articles} empty={messages.noArticles} articles={articles} />,
      },
      {
        id: 'content',
        isNothing: isNothing(content, hasNone),
        element: <ArticleList {...shared} title={messages.content} empty={messages.noContent} articles={content} />,
      },
    ]),
  ];
}

/** Sections of the narrow column: ranking, followers, people. */
export function useLookedUpParts(props: CompanyProfileProps): readonly ProfilePart[] {
  const messages = useMessages(companyProfileMessages);
  const { overview, people, related, hrefOf, marketHrefOf, topicHrefOf, onRetry } = props;
  const cut = <Part,>(part: (known: CompanyOverview) => Part) => mapLoadable(overview, part);
  const markets = cut(({ organization }) => organization.markets);
  const socials = cut((known) => known.socials);
  const history = cut((known) => known.socialHistory);
  const metrics =
    overview.state === 'ready' && overview.value.urlMetrics.withheld
      ? denied('forbidden', { message: messages.withheld })
      : cut(({ urlMetrics }) => urlMetrics.results[0] ?? null);
  const topics = cut((known) => known.topics.keywords);
  const podcasts = cut((known) => known.podcasts);
  return [
    ...overviewParts(props, [
      {
        id: 'markets',
        isNothing: isNothing(markets, hasNone),
        element: (
          <ProfileSection
            title={messages.markets}
            of={markets}
            isEmpty={hasNone}
            empty={messages.noMarkets}
            skeletonRows={1}
          >
            {(known) => <CompanyTags markets={known} hrefOf={marketHrefOf} />}
          </ProfileSection>
        ),
      },
      {
        id: 'socials',
        isNothing: isNothing(socials, (known) => hasNone(socialShares(known))),
        element: <SocialBar accounts={socials} />,
      },
      { id: 'history', isNothing: isNothing(history, hasNone), element: <SocialHistory history={history} /> },
      {
        id: 'metrics',
        isNothing: isNothing(metrics, (known) => known === null),
        element: <UrlMetrics metrics={metrics} />,
      },
      {
        id: 'topics',
        isNothing: isNothing(topics, hasNone),
        element: (
          <ProfileSection
            title={messages.topics}
            of={topics}
            isEmpty={hasNone}
            empty={messages.noTopics}
            skeletonRows={1}
          >
            {(keywords) => (
              <TagList
                label={messages.topics}
                tags={keywords.map((name) => ({ id: name, name, ...(topicHrefOf && { href: topicHrefOf(name) }) }))}
              />
            )}
          </ProfileSection>
        ),
      },
      { id: 'podcasts', isNothing: isNothing(podcasts, hasNone), element: <CompanyPodcasts podcasts={podcasts} /> },
    ]),
    {
      id: 'people',
      isNothing: isNothing(people, hasNone),
      element: <CompanyPeople people={people} onRetry={() => onRetry('people')} />,
    },
    {
      id: 'related',
      isNothing: isNothing(related, hasNone),
      element: <RelatedCompanies companies={related} hrefOf={hrefOf} onRetry={() => onRetry('related')} />,
    },
  ];
}
