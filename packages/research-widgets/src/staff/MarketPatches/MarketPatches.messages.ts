import { defineMessages } from '@fs/ui';

export const marketPatchesMessages = defineMessages('MarketPatches', {
  title: 'Markets',
  none: 'In no market',
  companies: ({ count }: { count: number }, { number, plural }) =>
    `${plural(count, { one: '1 company', other: `${number(count)} companies` })}`,
  added: 'Added',
  removed: 'Removed',
  remove: 'Remove',
  removeFrom: ({ name }: { name: string }) => `Remove from ${name}`,
  restore: 'Reset to source',
  restoreOf: ({ name }: { name: string }) => `Reset to source: ${name}`,
  add: 'Add to a market',
  placeholder: 'Name of a market',
  notFound: 'No market has this name',
  effect: 'Effect',
  effectCompanies: ({ name, before, after }: { name: string; before: number; after: number }, { number }) =>
    `${name}: ${number(before)} → ${number(after)} companies`,
  effectFunding: ({ before, after }: { before: number; after: number }, { abbreviated }) =>
    `Raised, US dollars: ${abbreviated(before)} → ${abbreviated(after)}`,
  save: 'Save market',
  cancel: 'Cancel',
});
