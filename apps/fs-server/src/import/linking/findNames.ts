import { headlineOf, isCapitalised, type Word, wordsOf } from './headline.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** A run of words that could be a company's name. */
export interface NameCandidate {
  text: string;
  start: number;
  end: number;
  words: readonly string[];
}

const longestName = 5;
const shortestName = 4;

/**
 * What could name a company in a headline: whole words, capitals as in the name, four letters or more, not only
 * ordinary words, people's names or places.
 * @param places Cities, countries and months, lower-case.
 */
export function findNames(title: string, vocabulary: Vocabulary, places: ReadonlySet<string>): NameCandidate[] {
  const headline = headlineOf(title);
  const words = wordsOf(headline);
  const isShouted = words.length > 1 && headline === headline.toUpperCase();
  if (isShouted) {
    return [];
  }
  const candidates: NameCandidate[] = [];
  for (const first of words.keys()) {
    for (const last of lastsOf(words, first)) {
      const run = words.slice(first, last + 1);
      const candidate = candidateOf(headline, run);
      if (!isSurname(run, words[first - 1], vocabulary) && isPlausible(candidate, vocabulary, places)) {
        candidates.push(candidate);
      }
    }
  }
  return candidates;
}

/** Ends of the runs that begin here; words of a run have one space between them. */
function lastsOf(words: readonly Word[], first: number): number[] {
  const lasts = [first];
  for (let last = first + 1; last < Math.min(words.length, first + longestName); last += 1) {
    if (words[last]?.start !== (words[last - 1]?.end ?? 0) + 1) break;
    lasts.push(last);
  }
  return lasts;
}

function candidateOf(headline: string, run: readonly Word[]): NameCandidate {
  const start = run[0]?.start ?? 0;
  const end = run.at(-1)?.end ?? start;
  return { text: headline.slice(start, end), start, end, words: run.map((word) => word.text) };
}

/** One word behind a first name is a person: Michael Dell. */
function isSurname(run: readonly Word[], before: Word | undefined, vocabulary: Vocabulary): boolean {
  return run.length === 1 && before !== undefined && isCapitalised(before.text) && vocabulary.isPersonal(before.text);
}

function isPlausible({ text, words }: NameCandidate, vocabulary: Vocabulary, places: ReadonlySet<string>): boolean {
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  if (letters < shortestName || !/\p{Uppercase}/u.test(text) || places.has(text.toLowerCase())) {
    return false;
  }
  const meansNothing = (word: string) =>
    vocabulary.isOrdinary(word) || vocabulary.isPersonal(word) || /^\d+$/.test(word);
  return words.length === 1
    ? !meansNothing(text)
    : words.some((word) => !meansNothing(word) && !places.has(word.toLowerCase()));
}
