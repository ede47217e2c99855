import { isAcronym, isCapitalized, isSentenceCase, splitWords, stripPublisher, type Word } from './headline.ts';
import { areNeighbors, type Vocabulary } from './Vocabulary.ts';

/** A sequence of words that could be a company name. */
export interface NameCandidate {
  text: string;
  start: number;
  end: number;
  words: readonly string[];
  /**
   * The words also denote something else: an ordinary thing, a place, or part of a longer name. Only well-known
   * companies match.
   */
  isAmbiguous: boolean;
  /** Little suggests that this is a name. Unknown companies do not match. */
  isDoubtful: boolean;
}

const maxWords = 5;
const minCharacters = 2;

/**
 * Finds possible company names in a headline: capitalized words that are not people.
 * @param places Cities, countries and months, in lower case.
 */
export function findNames(title: string, vocabulary: Vocabulary, places: ReadonlySet<string>): NameCandidate[] {
  const headline = stripPublisher(title);
  const words = splitWords(headline);
  const isShouted = words.length > 1 && headline === headline.toUpperCase();
  if (isShouted) {
    return [];
  }
  const isRunningText = isSentenceCase(words);
  const candidates: NameCandidate[] = [];
  for (const first of words.keys()) {
    for (const last of findLasts(words, first)) {
      const run = words.slice(first, last + 1);
      const candidate = toRun(headline, run);
      // The first word of a headline is always capitalized.
      const neighbors = { before: first > 1 ? words[first - 1] : undefined, after: words[last + 1] };
      if (isSurname(run, words[first - 1], vocabulary) || !isNameLike(candidate)) continue;
      const meaning = findMeaning(candidate, vocabulary, places);
      // In title case, or at the start of a sentence, an ordinary word is not a name.
      if (meaning === 'none' || (meaning === 'ordinary' && !(isRunningText && first > 0))) continue;
      candidates.push({
        ...candidate,
        isAmbiguous: meaning !== 'name' || isPartOfName(run, neighbors, vocabulary),
        isDoubtful: run.length === 1 && isDoubtful(run, neighbors, { isRunningText, isFirst: first === 0, vocabulary }),
      });
    }
  }
  return candidates;
}

interface Neighbors {
  before: Word | undefined;
  after: Word | undefined;
}

/** Whether the name is doubtful: a word that is capitalized only because every word is, or next to another name. */
function isDoubtful(
  [word]: readonly Word[],
  { before, after }: Neighbors,
  { isRunningText, isFirst, vocabulary }: { isRunningText: boolean; isFirst: boolean; vocabulary: Vocabulary },
): boolean {
  if (!word) return false;
  if (!isRunningText) return !isFirst && vocabulary.isDoubtful(word.text);
  return (
    (before !== undefined && areNeighbors(before, word)) ||
    (after !== undefined && !isAcronym(after.text) && areNeighbors(word, after))
  );
}

/** The last words of the sequences that start here. All words are separated by one space. */
function findLasts(words: readonly Word[], first: number): number[] {
  const lasts = [first];
  for (let last = first + 1; last < Math.min(words.length, first + maxWords); last += 1) {
    if (words[last]?.start !== (words[last - 1]?.end ?? 0) + 1) break;
    lasts.push(last);
  }
  return lasts;
}

type Run = Pick<NameCandidate, 'text' | 'start' | 'end' | 'words'>;

function toRun(headline: string, run: readonly Word[]): Run {
  const start = run[0]?.start ?? 0;
  const end = run.at(-1)?.end ?? start;
  return { text: headline.slice(start, end), start, end, words: run.map((word) => word.text) };
}

/** Whether a word follows a first name, as in Michael Dell. */
function isSurname(run: readonly Word[], before: Word | undefined, vocabulary: Vocabulary): boolean {
  return run.length === 1 && before !== undefined && isCapitalized(before.text) && vocabulary.isPersonal(before.text);
}

/** Whether a neighbor is part of the name: Lucid in `Lucid Motors`, Echo in `Amazon Echo`. */
function isPartOfName(run: readonly Word[], { before, after }: Neighbors, vocabulary: Vocabulary): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return false;
  return (
    (after !== undefined && areNeighbors(last, after) && vocabulary.isBoundTo(last.text, [last.text, after.text])) ||
    (before !== undefined && areNeighbors(before, first) && vocabulary.isBoundTo(first.text, [before.text, first.text]))
  );
}

function isNameLike({ text }: Run): boolean {
  const characters = text.match(/[\p{Letter}\p{Number}]/gu)?.length ?? 0;
  return characters >= minCharacters && isCapitalized(text);
}

type Meaning = 'name' | 'ordinary' | 'place' | 'none';

function findMeaning({ text, words }: Run, vocabulary: Vocabulary, places: ReadonlySet<string>): Meaning {
  if (words.every((word) => vocabulary.isPersonal(word) || /^\d+$/.test(word))) return 'none';
  if (places.has(text.toLowerCase())) return 'place';
  const meansNothing = (word: string) =>
    vocabulary.isOrdinary(word) || vocabulary.isPersonal(word) || /^\d+$/.test(word);
  if (words.length === 1) return meansNothing(text) ? 'ordinary' : 'name';
  return words.some((word) => !meansNothing(word) && !places.has(word.toLowerCase())) ? 'name' : 'none';
}
