import type { DraftKind, DraftRequest, DraftSentence, DraftWriter } from './DraftWriter.ts';

const titles: Readonly<Record<DraftKind, (company: string) => string>> = {
  blog: (company) => `${company}: what is known so far`,
  social: (company) => `Posts about ${company}`,
  content: (company) => `Story ideas about ${company}`,
};

/** Assembles a draft from the facts as they are, one sentence per fact. It adds nothing that they don’t say. */
export const factsWriter: DraftWriter = {
  writer: 'facts',
  write: async ({ kind, company, facts, tone }) => ({
    title: titles[kind](company),
    sentences: sentencesOf[kind]({ kind, company, facts, tone }),
  }),
};

const sentencesOf: Readonly<Record<DraftKind, (request: DraftRequest) => DraftSentence[]>> = {
  // The tone opens the draft.
  blog: ({ facts, tone }) =>
    facts.map(({ text }, index) => ({ text: `${index === 0 ? tone.prefix : ''}${endSentence(text)}`, facts: [index] })),
  // Each sentence is a post of its own.
  social: ({ facts, tone }) =>
    facts.map(({ text }, index) => ({ text: `${tone.prefix}${endSentence(text)}${tone.suffix}`, facts: [index] })),
  content: ({ company, facts, tone }) =>
    facts.map((fact, index) => ({
      text: `${tone.prefix}${angles[fact.kind](company)} ${endSentence(fact.text)}`,
      facts: [index],
    })),
};

/** The period of a sentence that ends with a quotation is inside of it. */
const endSentence = (text: string): string =>
  text.endsWith('”') ? text.replace(/([.!?…]?)”$/, (_, mark: string) => `${mark || '.'}”`) : `${text}.`;

const angles: Readonly<Record<DraftRequest['facts'][number]['kind'], (company: string) => string>> = {
  description: (company) => `Explain what ${company} does.`,
  origin: (company) => `Tell where ${company} comes from.`,
  round: (company) => `Ask what ${company} will do with its latest round.`,
  total: (company) => `Compare the funding of ${company} with that of others.`,
  article: (company) => `Follow up on the news about ${company}.`,
};
