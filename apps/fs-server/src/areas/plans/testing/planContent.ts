import { planIds, type RouteName, staffGroups } from '@fs/api-contract';
import { crest } from './addInvestor.ts';
import { investments, offsets, searchesByInvestor } from './investorSearches.ts';
import type { PlanContentRow } from './PlanContentRow.ts';
import { type Body, call, cardsOf, countDistinct, idsOf, roundsOf } from './planCaller.ts';

/** Every plan, and every staff group on the free plan. */
export const planColumns = [...planIds, ...staffGroups];
export type PlanColumn = (typeof planColumns)[number];

/** Columns with advanced profiles (accounts §6). Repeated here, so that a change of `capabilityGroups` fails. */
const advanced: readonly PlanColumn[] = ['fuel-individual', 'fuel-individual-plus', 'fuel-teams', 'unlimited'];

export const includedIn = (column: PlanColumn, { included, withAdvancedProfiles }: PlanContentRow): number =>
  advanced.includes(column) ? withAdvancedProfiles : included;

const pages = offsets.map((offset) => `offset=${offset}&limit=5`);
const since = ['2000-01-01', `${crest.months[2]}T00:00:00`, crest.months[11]].map((gte) => `gte=${gte}`);
const queries = ['limit=5000', ...pages, ...since.map((gte) => `${gte}&limit=5000`)];

const conditions = crest.months
  .slice(0, 6)
  .flatMap((value) => ['<', '=', '>'].map((op) => [{ field: 'published_time', op, value: value.slice(0, 7) }]));
const edges = [
  ...offsets.map((offset) => ({ edge: 'investments', offset, limit: 5 })),
  ...conditions.map((filters) => ({ edge: 'investments', limit: 100, filters })),
];
const edgeCounts = [{ edge: 'investments' }, ...conditions.map((filters) => ({ edge: 'investments', filters }))];

const ofList = (name: RouteName, attempt: string): PlanContentRow => ({
  content: 'Investments of a company',
  capability: 'advancedProfiles',
  route: name,
  attempt,
  read: (caller) =>
    countDistinct(queries.map(async (query) => roundsOf(await call(caller, name, { query: `?${query}` })))),
  included: 10,
  withAdvancedProfiles: 14,
});

const portfolio = { content: 'Companies of a portfolio', capability: 'advancedProfiles' } as const;
const coinvestors = { content: 'Coinvestors', capability: 'advancedProfiles' } as const;
const metrics = { content: 'URL metrics', capability: 'advancedProfiles' } as const;

const free = { content: 'Investors of a round', capability: null } as const;

const severalOverviews = { query: `?companies=${crest.id},${crest.id}` };

/** All content that depends on the plan, on every path that returns it. */
export const planContents: readonly PlanContentRow[] = [
  {
    ...investments,
    route: 'getCompanyInvestments',
    attempt: 'every `_limit`',
    read: (caller) =>
      countDistinct(
        ['', '?_limit=1', '?_limit=11', '?_limit=100'].map(async (query) =>
          idsOf((await call(caller, 'getCompanyInvestments', { query })).investments),
        ),
      ),
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...investments,
    route: 'getCompanyOverview',
    attempt: 'the first page for every plan',
    read: (caller) => countDistinct([call(caller, 'getCompanyOverview').then(({ investments: all }) => idsOf(all))]),
    included: 10,
    withAdvancedProfiles: 10,
  },
  {
    ...investments,
    route: 'getCompaniesOverview',
    attempt: 'one company several times',
    read: (caller) =>
      countDistinct([
        call(caller, 'getCompaniesOverview', severalOverviews).then((all: Body[]) =>
          all.flatMap((overview) => idsOf(overview.investments)),
        ),
      ]),
    included: 10,
    withAdvancedProfiles: 10,
  },
  {
    ...investments,
    route: 'searchCompanyEdges',
    attempt: 'paging, and before, in and after every month',
    read: (caller) =>
      countDistinct(edges.map(async (body) => idsOf(await call(caller, 'searchCompanyEdges', { body })))),
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...investments,
    route: 'countCompanyEdges',
    attempt: 'days, and counts before, in and after every month',
    read: async (caller) => {
      const answers: { count: number; groups: { key: string }[] }[] = await Promise.all(
        edgeCounts.map((body) => call(caller, 'countCompanyEdges', { body })),
      );
      const days = new Set(answers.flatMap(({ groups }) => groups.map(({ key }) => key)));
      return Math.max(days.size, ...answers.map(({ count }) => count));
    },
    included: 10,
    withAdvancedProfiles: 14,
  },
  ...searchesByInvestor,
  ofList('getListInvestments', 'paging from every day'),
  ofList('getWatchlistInvestments', 'paging from every day'),
  {
    ...investments,
    route: 'getWatchlistFile',
    attempt: '`investments.json`',
    read: (caller) => countDistinct([call(caller, 'getWatchlistFile', { file: 'investments.json' }).then(roundsOf)]),
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...investments,
    route: 'searchWatchlistUpdates',
    attempt: 'every kind, kinds named twice, paging from every day',
    read: (caller) =>
      countDistinct(
        queries.flatMap((query) =>
          [['investment'], ['investment', 'investment', 'article']].map(async (kinds) => {
            const body = { filters: { kinds, companyIds: [crest.id] } };
            const updates: Body[] = await call(caller, 'searchWatchlistUpdates', { query: `?${query}`, body });
            return roundsOf(updates.filter(({ kind }) => kind === 'investment'));
          }),
        ),
      ),
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...investments,
    route: 'getDashboardEvents',
    attempt: 'of one list and of all that are followed, paging from every day',
    read: (caller) =>
      countDistinct(
        queries.flatMap((query) =>
          ['', `&listId=${caller.listId}`].map(async (list) => {
            const events: Body[] = await call(caller, 'getDashboardEvents', { query: `?${query}${list}` });
            return roundsOf(
              events.filter(({ kind, organization }) => kind === 'investment' && organization.id === crest.id),
            );
          }),
        ),
      ),
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...investments,
    route: 'getFeed',
    attempt: 'of one list and of all that are followed, by page',
    read: (caller) =>
      countDistinct(
        ['', `&listId=${caller.listId}`].map(async (list) => {
          const found: Body[] = [];
          for (let cursor: string | null = ''; cursor !== null; ) {
            const query = `?kinds=investment&limit=5${list}${cursor && `&cursor=${cursor}`}`;
            const page: { items: Body[]; next: string | null } = await call(caller, 'getFeed', { query });
            found.push(...page.items.filter(({ organization }) => organization.id === crest.id));
            cursor = page.next;
          }
          return roundsOf(found);
        }),
      ),
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...investments,
    route: 'getSeen',
    attempt: 'everything that ever arrived on one list',
    read: async (caller) => {
      const query = `?scope=list:${caller.listId}`;
      await call(caller, 'setSeen', { query, body: { seen_at: '2000-01-01T00:00:00Z' } });
      return (await call(caller, 'getSeen', { query })).investments;
    },
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...portfolio,
    route: 'getCompanyPortfolio',
    attempt: '',
    read: (caller) => countDistinct([call(caller, 'getCompanyPortfolio').then((answer) => cardsOf(answer.portfolio))]),
    included: 8,
    withAdvancedProfiles: 12,
  },
  {
    ...portfolio,
    route: 'queryCompanyPortfolio',
    attempt: '',
    read: (caller) =>
      countDistinct([
        call(caller, 'queryCompanyPortfolio', {
          query: `?uuid=${crest.id}&companyPorfolio=true&parseGremlin=true`,
        }).then((answer) => cardsOf(answer.portfolio)),
      ]),
    included: 8,
    withAdvancedProfiles: 12,
  },
  {
    ...portfolio,
    route: 'getCompanyOverview',
    attempt: 'the first page for every plan',
    read: (caller) => countDistinct([call(caller, 'getCompanyOverview').then((answer) => cardsOf(answer.portfolio))]),
    included: 8,
    withAdvancedProfiles: 10,
  },
  {
    ...portfolio,
    route: 'getCompaniesOverview',
    attempt: 'one company several times',
    read: (caller) =>
      countDistinct([
        call(caller, 'getCompaniesOverview', severalOverviews).then((all: Body[]) =>
          all.flatMap((overview) => cardsOf(overview.portfolio)),
        ),
      ]),
    included: 8,
    withAdvancedProfiles: 10,
  },
  {
    ...coinvestors,
    route: 'getCompanyCoinvestors',
    attempt: '',
    read: (caller) =>
      countDistinct([
        call(caller, 'getCompanyCoinvestors').then((answer: Body) =>
          answer.coinvestors.map(({ investor }: Body) => investor.id),
        ),
      ]),
    included: 10,
    withAdvancedProfiles: 15,
  },
  {
    ...metrics,
    route: 'getUrlMetrics',
    attempt: 'by company and by domain',
    read: (caller) =>
      countDistinct(
        [`companyId=${crest.id}`, `domain=${crest.domain}`, `domain=https://www.${crest.domain}/about`].map(
          async (query) =>
            (await call(caller, 'getUrlMetrics', { query: `?${query}` })).results.map(({ domain }: Body) => domain),
        ),
      ),
    included: 0,
    withAdvancedProfiles: 1,
  },
  {
    ...metrics,
    route: 'getCompanyOverview',
    attempt: '',
    read: async (caller) => (await call(caller, 'getCompanyOverview')).urlMetrics.results.length,
    included: 0,
    withAdvancedProfiles: 1,
  },
  {
    ...metrics,
    route: 'getCompaniesOverview',
    attempt: '',
    read: async (caller) => (await call(caller, 'getCompaniesOverview', severalOverviews))[0].urlMetrics.results.length,
    included: 0,
    withAdvancedProfiles: 1,
  },
  {
    ...metrics,
    route: 'getCompanyColumns',
    attempt: 'the domain authority alone',
    read: async (caller) =>
      (await call(caller, 'getCompanyColumns', { body: { companies: [crest.id] } })).filter(
        ({ domain_authority }: Body) => domain_authority !== null,
      ).length,
    included: 0,
    withAdvancedProfiles: 1,
  },
  {
    ...free,
    route: 'searchFundings',
    attempt: 'the 14 rounds, each with its own investors',
    read: (caller) =>
      countDistinct([
        call(caller, 'searchFundings', {
          body: { filters: [{ field: 'organization', op: 'contains', value: 'Crest Holding' }], limit: 100 },
        }).then((rounds: Body[]) =>
          rounds.flatMap(({ id, investors }) => investors.map((one: Body) => `${id}/${one.id}`)),
        ),
      ]),
    included: 31,
    withAdvancedProfiles: 31,
  },
];
