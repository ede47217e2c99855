import type { PlanContentRow } from './PlanContentRow.ts';
import { type Body, call, countDistinct, idsOf } from './planCaller.ts';

export const investments = { content: 'Investments of a company', capability: 'advancedProfiles' } as const;
const ofPerson = { content: 'Investments of a person', capability: 'advancedProfiles' } as const;

/** Offsets of pages of five. */
export const offsets = [0, 5, 10];

const byInvestor = ['Crest Capital', 'crest capital fund', 'Cre', 'cr'].map((value) => [
  { field: 'investor', op: 'contains', value },
]);

const byAngel = [{ field: 'investor', op: 'contains', value: 'Solo Angel' }];

/** Attempts to list an investor’s rounds by searching for its name. */
export const searchesByInvestor: readonly PlanContentRow[] = [
  {
    ...investments,
    route: 'searchFundings',
    attempt: 'rounds by a part of the investor’s names, paging, both directions',
    read: (caller) =>
      countDistinct(
        byInvestor.flatMap((filters) =>
          (['asc', 'desc'] as const).flatMap((dir) =>
            offsets.map(async (offset) => {
              const body = { filters, sort: { field: 'funded_on', dir }, offset, limit: 5 };
              const rounds: Body[] = await call(caller, 'searchFundings', { body });
              return idsOf(rounds.filter(({ id }) => String(id).startsWith('crest-round')));
            }),
          ),
        ),
      ),
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...investments,
    route: 'countFundings',
    attempt: 'rounds by the investor’s name',
    read: async (caller) => (await call(caller, 'countFundings', { body: { filters: byInvestor[0] } })).count,
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...investments,
    route: 'sumFundings',
    attempt: 'totals by the investor’s name',
    read: async (caller) => (await call(caller, 'sumFundings', { body: { filters: byInvestor[0] } })).count,
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...ofPerson,
    route: 'getPerson',
    attempt: '',
    read: async (caller) => (await call(caller, 'getPerson')).investments.length,
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...ofPerson,
    route: 'searchFundings',
    attempt: 'rounds by the person’s name, paging',
    read: (caller) =>
      countDistinct(
        offsets.map(async (offset) =>
          idsOf(await call(caller, 'searchFundings', { body: { filters: byAngel, offset, limit: 5 } })),
        ),
      ),
    included: 10,
    withAdvancedProfiles: 14,
  },
  {
    ...ofPerson,
    route: 'countFundings',
    attempt: 'rounds by the person’s name',
    read: async (caller) => (await call(caller, 'countFundings', { body: { filters: byAngel } })).count,
    included: 10,
    withAdvancedProfiles: 14,
  },
];
