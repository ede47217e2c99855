import type { Acquisition, ArticleListItem, CompanyOverview, FundingRound } from '@fs/api-contract';

/** Something that happened to a company on a day (`YYYY-MM-DD`). */
export type TimelineEvent = { id: string; day: string } & (
  | { kind: 'founded' }
  | { kind: 'round'; round: FundingRound }
  | { kind: 'acquired' | 'acquiredBy'; deal: Acquisition }
  | { kind: 'article'; item: ArticleListItem }
);

/** What the events are made of. */
export type TimelineFacts = Pick<CompanyOverview, 'acquisitions' | 'acquired' | 'articles' | 'funding_rounds'> & {
  organization: Pick<CompanyOverview['organization'], 'founded_on'>;
};

/** Lists a company's founding, rounds, acquisitions and articles, oldest first. */
export function timelineEvents(facts: TimelineFacts): TimelineEvent[] {
  const { organization, funding_rounds, acquisitions, acquired, articles } = facts;
  const events: TimelineEvent[] = [
    ...(organization.founded_on === null
      ? []
      : [{ id: 'founded', kind: 'founded', day: organization.founded_on } as const]),
    ...funding_rounds.map((round) => ({ id: round.id, kind: 'round', day: round.funded_on, round }) as const),
    ...acquisitions.map((deal) => ({ id: deal.id, kind: 'acquired', day: deal.acquired_on, deal }) as const),
    ...acquired.map((deal) => ({ id: deal.id, kind: 'acquiredBy', day: deal.acquired_on, deal }) as const),
    ...articles.map(
      (item) =>
        ({ id: item.article.uuid, kind: 'article', day: item.article.published_time.slice(0, 10), item }) as const,
    ),
  ];
  return events.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}
