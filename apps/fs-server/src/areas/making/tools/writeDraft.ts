import type { Fact, JobInputs, JobOutputs } from '@fs/api-contract';
import { JobProblem } from '../JobProblem.ts';
import { listTones, type Store } from '../repository.ts';
import { listCompanyFacts } from './companyFacts.ts';
import type { DraftKind, DraftSentence, DraftWriter } from './DraftWriter.ts';

/** Writes a draft about a company from facts of the database. @throws JobProblem */
export async function writeDraft(
  store: Store,
  writer: DraftWriter,
  kind: DraftKind,
  { company: companyId, tone: slug }: JobInputs[DraftKind],
): Promise<JobOutputs[DraftKind]> {
  const tone = (await listTones(store)).find((each) => each.slug === slug);
  if (!tone) throw new JobProblem('no-data');
  const { company, facts } = await listCompanyFacts(store, companyId);
  const { title, sentences } = await writer.write({ kind, company: company.name, tone, facts });
  const sourced = sentences.filter((sentence) => isSourced(sentence, facts));
  const isTitleSourced = isSourced({ text: title, facts: facts.map((_, index) => index) }, facts, company.name);
  if (sourced.length === 0) throw new JobProblem('no-data');
  return {
    company,
    tone: tone.tone,
    title: isTitleSourced ? title : company.name,
    writer: writer.writer,
    sentences: sourced,
    facts: facts.map(({ text, page }) => ({ text, page })),
  };
}

/** Whether the facts of a sentence exist, and have every number in it. */
export function isSourced(sentence: DraftSentence, facts: readonly Fact[], also = ''): boolean {
  const cited = sentence.facts.map((index) => facts[index]);
  if (cited.length === 0 || cited.includes(undefined)) return false;
  const known = new Set(numbersIn([also, ...cited.map((fact) => fact?.text ?? '')].join(' ')));
  return numbersIn(sentence.text).every((number) => known.has(number));
}

const numbersIn = (text: string): string[] => text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`);

/** A draft as a document, with its facts as footnotes. */
export function toMarkdown({ title, sentences, facts }: JobOutputs[DraftKind]): string {
  const body = sentences.map(({ text, facts: cited }) => {
    const notes = cited.map((index) => `[^${index + 1}]`).join('');
    return `${escapeMarkdown(text)}${notes}`;
  });
  const notes = facts.map(({ text }, index) => `[^${index + 1}]: ${escapeMarkdown(text)}`);
  return [`# ${escapeMarkdown(title)}`, ...body, notes.join('\n')].join('\n\n');
}
