import { defineMessages } from '@fs/ui';

export const liveBlockMessages = defineMessages('LiveBlock', {
  raised: 'Total raised',
  lastRound: 'Last round',
  employees: 'Employees',
  place: 'Location',
  byYear: ({ name }: { name: string }) => `Raised by year: ${name}`,
  year: 'Year',
  amount: 'Raised, $',
  noYears: ({ name }: { name: string }) => `No known rounds of ${name}`,
  rounds: ({ name }: { name: string }) => `Funding rounds: ${name}`,
  date: 'Date',
  round: 'Round',
  amountOfRound: 'Amount',
  investors: 'Investors',
  allRounds: ({ count }: { count: number }, { number }) => `All ${number(count)} rounds`,
  /** Without a source, the line names none. */
  source: ({ source, day }: { source: string | null; day: string }, { shortDay }) =>
    ['Disclosed rounds, US dollars', source, `As of ${shortDay(day)}`].filter(Boolean).join('. '),
});
