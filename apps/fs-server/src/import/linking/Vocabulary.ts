import { isAcronym, isCapitalized, isSentenceCase, splitWords, type Word } from './headline.ts';

export interface ArticleText {
  title: string;
  description: string;
  author: string | null;
}

interface Uses {
  /** Lowercase uses in running text. */
  lowercase: number;
  /** Capitalized uses within running text, where only names are capitalized. */
  capitalized: number;
  /** Capitalized uses in any headline. */
  inHeadlines: number;
  /** Uses as part of an author's name. */
  asAuthor: number;
}

/** Above this number, the rarest words and pairs are dropped, so that memory is bounded for any number of articles. */
const maxWords = 400_000;

/** The share of lowercase uses from which a word is ordinary: `target`, `square`. */
const ordinaryShare = 0.08;
/** The same, for a word that is too rare to be sure. */
const doubtfulShare = 0.3;
/** The share of uses in authors' names from which a word is a personal name. */
const personalShare = 0.2;
/** The share of a name's uses within one pair from which the pair is the name: `Lucid Motors`. */
const pairShare = 0.5;

/** How often a name must precede an acronym before the two are one name. */
const minAcronymPairs = 4;

const personName = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Letter}.'-]*){1,2}$/u;
const sentenceStart = /[.!?:"“”‘…•-]\s*$/;

/** Statistics of how the articles use words, which distinguish company names from words, people and products. */
export class Vocabulary {
  readonly #uses = new Map<string, Uses>();
  /** Counts of adjacent capitalized words within running text. */
  readonly #pairs = new Map<string, number>();
  #articles = 0;

  add({ title, description, author }: ArticleText): void {
    this.#articles += 1;
    this.#addHeadline(title);
    this.#addDescription(description);
    if (author !== null && personName.test(author)) {
      for (const name of author.split(' ')) this.#of(name).asAuthor += 1;
    }
    if (this.#uses.size > maxWords) this.#forgetWords();
    if (this.#pairs.size > maxWords) this.#forgetPairs();
  }

  #addHeadline(title: string): void {
    const words = splitWords(title);
    const isRunningText = isSentenceCase(words);
    for (const [index, { text }] of words.entries()) {
      const uses = this.#of(text);
      if (isCapitalized(text)) {
        uses.inHeadlines += 1;
        uses.capitalized += isRunningText && index > 0 ? 1 : 0;
      } else {
        uses.lowercase += 1;
      }
    }
    if (isRunningText) this.#addPairs(words);
  }

  #addDescription(description: string): void {
    const words = splitWords(description);
    for (const { text, start } of words) {
      const isFirst = start === 0 || sentenceStart.test(description.slice(Math.max(0, start - 3), start));
      if (!isCapitalized(text)) this.#of(text).lowercase += 1;
      else if (!isFirst) this.#of(text).capitalized += 1;
    }
    this.#addPairs(words);
  }

  #addPairs(words: readonly Word[]): void {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next && areNeighbors(word, next)) {
        const key = toPairKey(word.text, next.text);
        this.#pairs.set(key, (this.#pairs.get(key) ?? 0) + 1);
      }
    }
  }

  /** Number of articles added. */
  get articles(): number {
    return this.#articles;
  }

  /** Whether the word is written in lowercase too often for a name. */
  isOrdinary(word: string): boolean {
    const { lowercase: small, capitalized: large } = this.#find(word);
    return small > 1 && small >= ordinaryShare * (small + large);
  }

  /** Whether the word is rarely or never capitalized where only names are. */
  isDoubtful(word: string): boolean {
    const { lowercase: small, capitalized: large } = this.#find(word);
    return large === 0 || small >= doubtfulShare * large;
  }

  /** Whether the word occurs mostly in authors' names. */
  isPersonal(word: string): boolean {
    const { capitalized: large, inHeadlines, asAuthor } = this.#find(word);
    return asAuthor > 0 && asAuthor >= personalShare * (large + inHeadlines);
  }

  /** Number of headlines that contain this name. */
  mentions(word: string): number {
    return this.#find(word).inHeadlines;
  }

  /** Whether a name is used mostly within this pair, so that the pair is the name. */
  isBoundTo(name: string, [first, second]: readonly [string, string]): boolean {
    const count = this.#pairs.get(toPairKey(first, second)) ?? 0;
    // `CEO` or `IPO` follows many names once; `TV` follows the same names repeatedly.
    if (isAcronym(second) && count < minAcronymPairs) return false;
    return count >= pairShare * Math.max(1, this.#find(name).capitalized);
  }

  #find(word: string): Readonly<Uses> {
    return this.#uses.get(word.toLowerCase()) ?? { lowercase: 0, capitalized: 0, inHeadlines: 0, asAuthor: 0 };
  }

  #of(word: string): Uses {
    const key = word.toLowerCase();
    let uses = this.#uses.get(key);
    if (uses === undefined) {
      uses = { lowercase: 0, capitalized: 0, inHeadlines: 0, asAuthor: 0 };
      this.#uses.set(key, uses);
    }
    return uses;
  }

  #forgetWords(): void {
    for (const [word, { lowercase: small, capitalized: large, inHeadlines, asAuthor }] of this.#uses) {
      if (small + large + inHeadlines + asAuthor < 2) this.#uses.delete(word);
    }
  }

  #forgetPairs(): void {
    for (const [pair, count] of this.#pairs) {
      if (count < 2) this.#pairs.delete(pair);
    }
  }
}

/** Whether two words are capitalized and separated by one space. */
export function areNeighbors(first: Word, second: Word): boolean {
  return second.start === first.end + 1 && isCapitalized(first.text) && isCapitalized(second.text);
}

function toPairKey(first: string, second: string): string {
  return `${first.toLowerCase()} ${second.toLowerCase()}`;
}
