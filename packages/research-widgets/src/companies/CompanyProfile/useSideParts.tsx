'use client';
import type { CompanyOverview } from '@fs/api-contract';
import { denied, TagList, useMessages } from '@fs/ui';
import { isNothing } from '../../internal/isNothing.ts';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { CompanyPodcasts } from '../CompanyPodcasts/CompanyPodcasts.tsx';
import { CompanyTags } from '../CompanyTags/CompanyTags.tsx';
import { SocialBar } from '../SocialBar/SocialBar.tsx';
import { socialShares } from '../SocialBar/socialShares.ts';
import { SocialHistory } from '../SocialHistory/SocialHistory.tsx';
import { UrlMetrics } from '../UrlMetrics/UrlMetrics.tsx';
import { companyProfileMessages } from './CompanyProfile.messages.ts';
import type { CompanyProfileProps } from './CompanyProfileProps.ts';
import { hasNone, ofOverview, type ProfilePart } from './ProfilePart.ts';

/** Reference facts, in the narrow column: markets, topics, followers and reach. */
export function useSideParts({
  overview,
  marketHrefOf,
  topicHrefOf,
  upgrade,
  siteMetrics,
}: CompanyProfileProps): readonly ProfilePart[] {
  const messages = useMessages(companyProfileMessages);
  const cut = <Part,>(part: (known: CompanyOverview) => Part) => mapLoadable(overview, part);
  const markets = cut(({ organization }) => organization.markets);
  const socials = cut((known) => known.socials);
  const history = cut((known) => known.socialHistory);
  const site = siteMetrics && hasNoMetrics(overview) ? siteMetrics : undefined;
  const measured = site?.facts ?? cut(({ urlMetrics }) => urlMetrics);
  const metrics =
    measured.state === 'ready' && measured.value.withheld
      ? denied('withheld', { message: messages.withheld })
      : mapLoadable(measured, ({ results }) => results[0] ?? null);
  const topics = cut((known) => known.topics.keywords);
  const podcasts = cut((known) => known.podcasts);
  return ofOverview(overview, [
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
    {
      id: 'socials',
      scope: messages.followersScope,
      isNothing: isNothing(socials, (known) => hasNone(socialShares(known))),
      element: <SocialBar accounts={socials} />,
    },
    {
      id: 'history',
      isNothing: isNothing(history, hasNone),
      element: <SocialHistory history={history} />,
    },
    {
      id: 'metrics',
      // Most sites that the overview does not know are unknown by their domain, too: nothing is announced for them.
      isNothing: (site && metrics.state === 'loading') || isNothing(metrics, (known) => known === null),
      element: <UrlMetrics metrics={metrics} upgrade={upgrade} {...(site && { onRetry: site.onRetry })} />,
    },
    {
      id: 'podcasts',
      isNothing: isNothing(podcasts, hasNone),
      element: <CompanyPodcasts podcasts={podcasts} />,
    },
  ]);
}

function hasNoMetrics(overview: CompanyProfileProps['overview']): boolean {
  return isNothing(overview, ({ urlMetrics: { results, withheld } }) => results.length === 0 && !withheld);
}
