import { defineMessages } from '@fs/ui';

export const watchlistDetailMessages = defineMessages('WatchlistDetail', {
  parts: 'List sections',
  companies: 'Companies',
  updates: 'Updates',
  funding: 'Funding',
  investments: 'Investments',
  acquisitions: 'Acquisitions',
  people: 'People',
  socials: 'Socials',
  updatesWindow: ({ days, most }: { days: number; most: number }, { number }) =>
    `Last ${number(days)} days, newest first. Up to ${number(most)}.`,
  fundingWindow: ({ year }: { year: string }) => `Rounds since ${year}, newest first.`,
  investmentsWindow: ({ year }: { year: string }) => `Investments since ${year}, newest first.`,
  acquisitionsWindow: ({ days }: { days: number }, { number }) =>
    `Acquisitions in the last ${number(days)} days, newest first.`,
  earlier: 'Show earlier ones',
  sinceOnly: ({ year }: { year: string }) => `Show since ${year} only`,
  daysOnly: ({ days }: { days: number }, { number }) => `Show last ${number(days)} days only`,
  fundingWhole: ({ most }: { most: number }, { number }) => `All known rounds, newest first. Up to ${number(most)}.`,
  investmentsWhole: ({ most }: { most: number }, { number }) =>
    `All known investments, newest first. Up to ${number(most)}.`,
  acquisitionsWhole: ({ most }: { most: number }, { number }) =>
    `All known acquisitions, newest first. Up to ${number(most)}.`,
  peopleWindow: 'People at these companies',
  socialsWindow: 'Latest follower counts, highest first.',
  noUpdates: 'No recent updates for these companies',
  noFunding: ({ year }: { year: string }) => `No known rounds since ${year}`,
  noInvestments: ({ year }: { year: string }) => `No known investments since ${year}`,
  noAcquisitions: 'No recent acquisitions',
  noFundingAtAll: 'No known rounds',
  noInvestmentsAtAll: 'No known investments',
  noAcquisitionsAtAll: 'No known acquisitions',
  noPeople: 'No people listed',
  noSocials: 'No follower data',
  article: 'Article',
  noAddress: 'Link unavailable',
  fundingKind: ({ round }: { round: string }) => `Raised ${round}`,
  acquisitionKind: ({ name }: { name: string }) => `Acquisition of ${name}`,
  investmentKind: ({ name }: { name: string }) => `Invested in ${name}`,
  by: ({ name }: { name: string }) => `by ${name}`,
  boughtBy: ({ name }: { name: string }) => `Acquired by ${name}`,
  all: ({ count }: { count: number }, { number }) => `Show all ${number(count)}`,
  followers: ({ network, count }: { network: string; count: number }, { abbreviated }) =>
    `${network} ${abbreviated(count)}`,
});
