import type { Translations } from '../Translations.ts';

const words = ['', '', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

export const people: Pick<Translations, 'PersonProfile' | 'PersonTable'> = {
  PersonTable: {
    label: 'Personen',
    name: 'Name',
    title: 'Position',
    company: 'Unternehmen',
    raised: 'Kapital',
    location: 'Standort',
    former: ({ title }) => `${title} (früher)`,
    empty: 'Noch keine Personen',
  },
  PersonProfile: {
    person: 'Person',
    company: 'Unternehmen',
    lastRound: 'Letzte Runde',
    totalRaised: 'Insgesamt eingeworben',
    positions: 'Positionen',
    former: 'Ehemalig',
    since: ({ from }) => `Seit ${from}`,
    until: ({ to }) => `Bis ${to}`,
    period: ({ from, to }) => `${from} – ${to}`,
    joinedBy: ({ company }) => `Runden mit ${company}`,
    news: ({ company }) => `News zu ${company}`,
    nothing: 'Es sind keine Positionen oder Investments bekannt.',
    namesakesTitle: 'Gleicher Name',
    namesakes: ({ count, name }, { number, plural }) =>
      plural(count, {
        one: `Eine weitere Person heißt ${name}`,
        other: `${words[count] ?? number(count)} weitere Personen heißen ${name}`,
      }),
    namesakesShown: ({ shown }, { number }) => `Die ersten ${number(shown)} sind aufgeführt.`,
    noPosition: 'Keine bekannte Position',
  },
};
