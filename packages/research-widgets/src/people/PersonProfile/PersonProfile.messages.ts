import { defineMessages } from '@fs/ui';

const words = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

export const personProfileMessages = defineMessages('PersonProfile', {
  person: 'Person',
  company: 'Company',
  lastRound: 'Last round',
  totalRaised: 'Total raised',
  positions: 'Positions',
  former: 'Former',
  since: ({ from }: { from: string }) => `Since ${from}`,
  until: ({ to }: { to: string }) => `Until ${to}`,
  period: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  /** The rounds of the company while the person was there. */
  joinedBy: ({ company }: { company: string }) => `Rounds joined by ${company}`,
  news: ({ company }: { company: string }) => `News about ${company}`,
  nothing: 'No positions or investments are known.',
  namesakesTitle: 'Same name',
  namesakes: ({ count, name }: { count: number; name: string }, { number, plural }) =>
    plural(count, {
      one: `Another person is named ${name}`,
      other: `${words[count] ?? number(count)} other people are named ${name}`,
    }),
  namesakesShown: ({ shown }: { shown: number }, { number }) => `The first ${number(shown)} are listed.`,
  noPosition: 'No known position',
});
