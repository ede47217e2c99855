import { defineMessages } from '@fs/ui';

export const watchlistDetailMessages = defineMessages('WatchlistDetail', {
  parts: 'What is known of the list',
  companies: 'Companies',
  updates: 'Updates',
  funding: 'Funding',
  investments: 'Investments',
  acquisitions: 'Acquisitions',
  people: 'People',
  socials: 'Socials',
  updatesWindow: ({ days, most }: { days: number; most: number }, { number }) =>
    `What happened to the companies in the last ${number(days)} days, the newest first, ${number(most)} at most.`,
  fundingWindow: ({ year }: { year: string }) => `Rounds since ${year}, the newest first.`,
  investmentsWindow: ({ year }: { year: string }) => `What the companies invested in since ${year}, the newest first.`,
  acquisitionsWindow: ({ days }: { days: number }, { number }) =>
    `Who bought whom in the last ${number(days)} days, the newest first.`,
  earlier: 'Show earlier ones',
  sinceOnly: ({ year }: { year: string }) => `Since ${year} only`,
  daysOnly: ({ days }: { days: number }, { number }) => `Last ${number(days)} days only`,
  fundingWhole: ({ most }: { most: number }, { number }) =>
    `All known rounds, the newest first, ${number(most)} at most.`,
  investmentsWhole: ({ most }: { most: number }, { number }) =>
    `All that the companies are known to have invested in, the newest first, ${number(most)} at most.`,
  acquisitionsWhole: ({ most }: { most: number }, { number }) =>
    `All known purchases, the newest first, ${number(most)} at most.`,
  peopleWindow: 'Who works at the companies.',
  socialsWindow: 'Followers as last counted, the most first.',
  noUpdates: 'Nothing happened to the companies of this list lately.',
  noFunding: ({ year }: { year: string }) => `No funding round of a company of this list is known since ${year}.`,
  noInvestments: ({ year }: { year: string }) => `No company of this list is known to have invested since ${year}.`,
  noAcquisitions: 'No company of this list bought another or was bought lately.',
  noFundingAtAll: 'No funding round of a company of this list is known.',
  noInvestmentsAtAll: 'No company of this list is known to have invested.',
  noAcquisitionsAtAll: 'No company of this list is known to have bought another or been bought.',
  noPeople: 'Nobody is known who works at a company of this list.',
  noSocials: 'No followers of the companies are known.',
  article: 'Article',
  noAddress: 'Its source gave no address',
  fundingKind: ({ round }: { round: string }) => `Raised ${round}`,
  acquisitionKind: ({ name }: { name: string }) => `Acquisition of ${name}`,
  investmentKind: ({ name }: { name: string }) => `Invested in ${name}`,
  by: ({ name }: { name: string }) => `by ${name}`,
  boughtBy: ({ name }: { name: string }) => `Bought by ${name}`,
  all: ({ count }: { count: number }, { number }) => `Show all ${number(count)}`,
  followers: ({ network, count }: { network: string; count: number }, { abbreviated }) =>
    `${network} ${abbreviated(count)}`,
});
