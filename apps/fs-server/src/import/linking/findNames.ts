import { headlineOf, isAcronym, isCapitalised, isSentenceCase, type Word, wordsOf } from './headline.ts';
import { areNeighbors, type Vocabulary } from './Vocabulary.ts';

/** A run of words that could be a company's name. */
export interface NameCandidate {
  text: string;
  start: number;
  end: number;
  words: readonly string[];
  /**
   * The words also mean something else: an ordinary thing, a place, or a half of a longer name. Only a well-known company
   * is meant by them.
   */
  isAmbiguous: boolean;
  /** Little says that it is a name at all: a company that nobody knows is not meant by it. */
  isDoubtful: boolean;
}

const longestName = 5;
const shortestName = 2;

/**
 * What could name a company in a headline: whole words with a capital that are no people.
 * @param places Cities, countries and months, in lower case.
 */
export function findNames(title: string, vocabulary: Vocabulary, places: ReadonlySet<string>): NameCandidate[] {
  const headline = headlineOf(title);
  const words = wordsOf(headline);
  const isShouted = words.length > 1 && headline === headline.toUpperCase();
  if (isShouted) {
    return [];
  }
  const isRunningText = isSentenceCase(words);
  const candidates: NameCandidate[] = [];
  for (const first of words.keys()) {
    for (const last of lastsOf(words, first)) {
      const run = words.slice(first, last + 1);
      const candidate = candidateOf(headline, run);
      // A capital at the start of a headline says nothing.
      const neighbors = { before: first > 1 ? words[first - 1] : undefined, after: words[last + 1] };
      if (isSurname(run, words[first - 1], vocabulary) || !isNameLike(candidate)) continue;
      const meaning = meaningOf(candidate, vocabulary, places);
      // Where every word has a capital, or at the start of a sentence, an ordinary word is just that.
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

/** Nothing but a capital says that it is a name, and it has that because everything has, or beside another name. */
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

/** Ends of the runs that begin here; words of a run have one space between them. */
function lastsOf(words: readonly Word[], first: number): number[] {
  const lasts = [first];
  for (let last = first + 1; last < Math.min(words.length, first + longestName); last += 1) {
    if (words[last]?.start !== (words[last - 1]?.end ?? 0) + 1) break;
    lasts.push(last);
  }
  return lasts;
}

type Run = Pick<NameCandidate, 'text' | 'start' | 'end' | 'words'>;

function candidateOf(headline: string, run: readonly Word[]): Run {
  const start = run[0]?.start ?? 0;
  const end = run.at(-1)?.end ?? start;
  return { text: headline.slice(start, end), start, end, words: run.map((word) => word.text) };
}

/** One word behind a first name is a person: Michael Dell. */
function isSurname(run: readonly Word[], before: Word | undefined, vocabulary: Vocabulary): boolean {
  return run.length === 1 && before !== undefined && isCapitalised(before.text) && vocabulary.isPersonal(before.text);
}

/** Whether a neighbor belongs to the name: Lucid in `Lucid Motors`, Echo in `Amazon Echo`. */
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
  return characters >= shortestName && isCapitalised(text);
}

type Meaning = 'name' | 'ordinary' | 'place' | 'none';

function meaningOf({ text, words }: Run, vocabulary: Vocabulary, places: ReadonlySet<string>): Meaning {
  if (words.every((word) => vocabulary.isPersonal(word) || /^\d+$/.test(word))) return 'none';
  if (places.has(text.toLowerCase())) return 'place';
  const meansNothing = (word: string) =>
    vocabulary.isOrdinary(word) || vocabulary.isPersonal(word) || /^\d+$/.test(word);
  if (words.length === 1) return meansNothing(text) ? 'ordinary' : 'name';
  return words.some((word) => !meansNothing(word) && !places.has(word.toLowerCase())) ? 'name' : 'none';
}
