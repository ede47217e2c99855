'use client';
import type { CompanyOverview } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { isNothing } from '../../internal/isNothing.ts';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { CompanyAcquisitions } from '../CompanyAcquisitions/CompanyAcquisitions.tsx';
import { CompanyCoinvestors } from '../CompanyCoinvestors/CompanyCoinvestors.tsx';
import { CompanyFunding } from '../CompanyFunding/CompanyFunding.tsx';
import { CompanyInvestments } from '../CompanyInvestments/CompanyInvestments.tsx';
import { CompanyNews } from '../CompanyNews/CompanyNews.tsx';
import { CompanyPeers } from '../CompanyPeers/CompanyPeers.tsx';
import { CompanyPeople } from '../CompanyPeople/CompanyPeople.tsx';
import { CompanyPortfolio } from '../CompanyPortfolio/CompanyPortfolio.tsx';
import { CompanyTimeline } from '../CompanyTimeline/CompanyTimeline.tsx';
import { timelineEvents } from '../CompanyTimeline/timelineEvents.ts';
import { companyProfileMessages } from './CompanyProfile.messages.ts';
import type { CompanyProfileProps } from './CompanyProfileProps.ts';
import { hasNone, isInvestor, known, ofOverview, type ProfilePart } from './ProfilePart.ts';

/** Sections of the wide column, in the order of the section navigation. */
export function useMainParts(props: CompanyProfileProps): readonly ProfilePart[] {
  const messages = useMessages(companyProfileMessages);
  const { overview, funding, people, related, hrefOf, articleHrefOf, onRetry } = props;
  const cut = <Part,>(part: (facts: CompanyOverview) => Part) => mapLoadable(overview, part);
  const content = cut((facts) => facts.content.owned);
  const facts = known(overview);
  const news = useNewsPart(props);
  const investments = useInvestorParts(props);
  return [
    ...ofOverview(overview, [
      {
        id: 'overview',
        anchor: messages.overview,
        scope: messages.eventsScope,
        isNothing: isNothing(overview, (value) => hasNone(timelineEvents(value))),
        element: <CompanyTimeline overview={overview} hrefOf={hrefOf} articleHrefOf={articleHrefOf} />,
      },
    ]),
    {
      id: 'funding',
      anchor: messages.funding,
      scope: messages.fundingScope,
      count: known(funding)?.funding.round_count,
      isNothing: isNothing(funding, (value) => value.funding.round_count === 0),
      element: (
        <CompanyFunding
          facts={funding}
          conflict={facts?.facts.total_funding_usd?.conflict}
          hrefOf={hrefOf}
          personHrefOf={props.personHrefOf}
          investorHrefOf={props.investorHrefOf}
          onYearPress={props.onFundingYearPress}
          onRetry={() => onRetry('funding')}
        />
      ),
    },
    {
      id: 'people',
      anchor: messages.people,
      scope: messages.peopleScope,
      count: known(people)?.length,
      isNothing: isNothing(people, hasNone),
      element: <CompanyPeople people={people} hrefOf={props.personHrefOf} onRetry={() => onRetry('people')} />,
    },
    ...ofOverview(overview, facts && isInvestor(facts) ? [...investments, news] : [news, ...investments]),
    ...ofOverview(overview, [
      {
        id: 'acquisitions',
        anchor: messages.acquisitions,
        scope: messages.dealsScope,
        count: facts && facts.totals.acquisitions + facts.acquired.length,
        isNothing: isNothing(overview, ({ acquisitions, acquired }) => hasNone(acquisitions) && hasNone(acquired)),
        element: <CompanyAcquisitions facts={overview} hrefOf={hrefOf} />,
      },
    ]),
    {
      id: 'related',
      anchor: messages.related,
      scope: messages.relatedScope,
      count: known(related)?.length,
      isNothing: isNothing(related, hasNone),
      element: (
        <CompanyPeers
          company={facts?.organization}
          related={related}
          hrefOf={hrefOf}
          onCompare={props.onCompare}
          onRetry={() => onRetry('related')}
        />
      ),
    },
    ...ofOverview(overview, [
      {
        id: 'content',
        anchor: messages.content,
        count: facts?.content.owned.length,
        isNothing: isNothing(content, hasNone),
        element: (
          <CompanyNews
            title={messages.ownContent}
            empty={messages.noContent}
            articles={content}
            hrefOf={articleHrefOf}
          />
        ),
      },
    ]),
  ];
}

function useNewsPart({ overview, allArticles, articleHrefOf }: CompanyProfileProps): ProfilePart {
  const messages = useMessages(companyProfileMessages);
  const first = mapLoadable(overview, (value) => value.articles);
  const all = allArticles?.facts ?? null;
  const total = known(overview)?.totals.articles;
  return {
    id: 'news',
    anchor: messages.news,
    scope: messages.newsScope,
    namesSources: true,
    count: total,
    isNothing: isNothing(first, hasNone),
    element: (
      <CompanyNews
        title={messages.news}
        empty={messages.noNews}
        articles={all === null || all.state === 'loading' ? first : all}
        total={total}
        hrefOf={articleHrefOf}
        onShowAll={all?.state === 'ready' ? undefined : allArticles?.onShowAll}
        isLoadingAll={all?.state === 'loading'}
        onRetry={allArticles?.onShowAll}
      />
    ),
  };
}

/** What the company invested in, and with whom. */
function useInvestorParts(props: CompanyProfileProps): readonly ProfilePart[] {
  const messages = useMessages(companyProfileMessages);
  const { overview, coinvestors, allInvestments, hrefOf, upgrade, onRetry } = props;
  const value = known(overview);
  const isInvesting = value !== undefined && isInvestor(value);
  const all = allInvestments?.facts ?? null;
  const first = mapLoadable(overview, ({ investments, totals }) => ({ investments, total: totals.investments }));
  const portfolio = mapLoadable(overview, (facts) => ({ portfolio: facts.portfolio, total: facts.totals.portfolio }));
  const parts: readonly ProfilePart[] = [
    {
      id: 'investments',
      anchor: isInvesting ? messages.deals : messages.investments,
      scope: messages.fundingScope,
      count: known(first)?.total,
      isNothing: isNothing(first, ({ total }) => total === 0),
      element: (
        <CompanyInvestments
          title={isInvesting ? messages.deals : undefined}
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
      ...(isInvesting && { anchor: messages.portfolio, count: value?.totals.portfolio }),
      isNothing: isNothing(portfolio, (list) => hasNone(list.portfolio)),
      element: <CompanyPortfolio facts={portfolio} hrefOf={hrefOf} upgrade={upgrade} />,
    },
    {
      id: 'coinvestors',
      ...(isInvesting && { anchor: messages.coinvestors, count: known(coinvestors)?.total }),
      isNothing: isNothing(coinvestors, (list) => hasNone(list.coinvestors)),
      element: (
        <CompanyCoinvestors
          facts={coinvestors}
          hrefOf={hrefOf}
          personHrefOf={props.personHrefOf}
          investorHrefOf={props.investorHrefOf}
          upgrade={upgrade}
          onRetry={() => onRetry('coinvestors')}
        />
      ),
    },
  ];
  const [deals, ...others] = parts;
  if (!isInvesting || !deals) return parts;
  // An investor is known by its companies.
  return others.toSpliced(1, 0, deals);
}
