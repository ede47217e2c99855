import { defineMessages } from '@fs/ui';

export const companyMergesMessages = defineMessages('CompanyMerges', {
  title: 'Duplicates',
  none: 'No duplicates merged into this company',
  by: ({ name }: { name: string }) => `by ${name}`,
  undo: 'Undo',
  undoOf: ({ name }: { name: string }) => `Undo the merge of ${name}`,
  restored: ({ name }: { name: string }) => `${name} is restored`,
  into: 'Merge into…',
  placeholder: 'Name of the company to keep',
  notFound: 'No company has this name',
  plan: ({ merged, kept }: { merged: string; kept: string }) => `What moves from ${merged} to ${kept}`,
  rounds: 'Funding rounds',
  investments: 'Investments',
  acquisitions: 'Acquisitions',
  articles: 'Articles',
  podcasts: 'Podcasts',
  people: 'People',
  lists: 'Watchlists',
  count: ({ moves, both }: { moves: number; both: number }, { number }) =>
    both === 0 ? number(moves) : `${number(moves)}, plus ${number(both)} that both have`,
  nothing: 'Nothing moves',
  facts: ({ kept }: { kept: string }) => `${kept} keeps its own facts and markets.`,
  merge: 'Merge',
  cancel: 'Cancel',
  question: ({ merged, kept }: { merged: string; kept: string }) => `Merge “${merged}” into “${kept}”?`,
  consequence: ({ merged, kept }: { merged: string; kept: string }) =>
    `“${merged}” disappears from search, tables, markets and watchlists, and its links lead to “${kept}”. You can undo this.`,
});
