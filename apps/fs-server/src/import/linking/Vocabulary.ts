import { isAcronym, isCapitalised, isSentenceCase, type Word, wordsOf } from './headline.ts';

export interface ArticleText {
  title: string;
  description: string;
  author: string | null;
}

interface Uses {
  /** In lower case in running text. */
  small: number;
  /** Capitalized inside running text, where only names are. */
  large: number;
  /** Capitalized in any headline. */
  inHeadlines: number;
  /** As part of an author's name. */
  asAuthor: number;
}

/** Beyond this the rarest words and pairs are forgotten, so that any number of articles can be read. */
const mostWords = 400_000;

/** The share of lower-case uses from which a word is an ordinary one: `target`, `square`. */
const ordinaryShare = 0.08;
/** The same of a word that is seen too seldom to be sure. */
const doubtfulShare = 0.3;
/** The share of uses in authors' names from which a word is a person's. */
const personalShare = 0.2;
/** The share of a name's uses inside one pair from which the pair is the name: `Lucid Motors`. */
const pairShare = 0.5;

/** How often a name is beside an acronym before the two are one name. */
const sureOfPair = 4;

const personName = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Letter}.'-]*){1,2}$/u;
const sentenceStart = /[.!?:"“”‘…•-]\s*$/;

/** How the articles themselves use words: what tells a company's name from a word, a person or a product. */
export class Vocabulary {
  readonly #uses = new Map<string, Uses>();
  /** Capitalized words side by side inside running text, by both words. */
  readonly #pairs = new Map<string, number>();
  #articles = 0;

  add({ title, description, author }: ArticleText): void {
    this.#articles += 1;
    this.#addHeadline(title);
    this.#addDescription(description);
    if (author !== null && personName.test(author)) {
      for (const name of author.split(' ')) this.#of(name).asAuthor += 1;
    }
    if (this.#uses.size > mostWords) this.#forgetWords();
    if (this.#pairs.size > mostWords) this.#forgetPairs();
  }

  #addHeadline(title: string): void {
    const words = wordsOf(title);
    const isRunningText = isSentenceCase(words);
    for (const [index, { text }] of words.entries()) {
      const uses = this.#of(text);
      if (isCapitalised(text)) {
        uses.inHeadlines += 1;
        uses.large += isRunningText && index > 0 ? 1 : 0;
      } else {
        uses.small += 1;
      }
    }
    if (isRunningText) this.#addPairs(words);
  }

  #addDescription(description: string): void {
    const words = wordsOf(description);
    for (const { text, start } of words) {
      const isFirst = start === 0 || sentenceStart.test(description.slice(Math.max(0, start - 3), start));
      if (!isCapitalised(text)) this.#of(text).small += 1;
      else if (!isFirst) this.#of(text).large += 1;
    }
    this.#addPairs(words);
  }

  #addPairs(words: readonly Word[]): void {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next && areNeighbors(word, next)) {
        const key = pairOf(word.text, next.text);
        this.#pairs.set(key, (this.#pairs.get(key) ?? 0) + 1);
      }
    }
  }

  /** How many articles were read. */
  get articles(): number {
    return this.#articles;
  }

  /** Whether the articles write the word in lower case too often for a name. */
  isOrdinary(word: string): boolean {
    const { small, large } = this.#find(word);
    return small > 1 && small >= ordinaryShare * (small + large);
  }

  /** Whether a word is seldom, or never, capitalized where only names are. */
  isDoubtful(word: string): boolean {
    const { small, large } = this.#find(word);
    return large === 0 || small >= doubtfulShare * large;
  }

  /** Whether the word is known from authors rather than from what they write about. */
  isPersonal(word: string): boolean {
    const { large, inHeadlines, asAuthor } = this.#find(word);
    return asAuthor > 0 && asAuthor >= personalShare * (large + inHeadlines);
  }

  /** How often articles mention what bears this name. */
  mentions(word: string): number {
    return this.#find(word).inHeadlines;
  }

  /** Whether a name is used mostly as one half of this pair, so that the pair is the name. */
  isBoundTo(name: string, [first, second]: readonly [string, string]): boolean {
    const count = this.#pairs.get(pairOf(first, second)) ?? 0;
    // `CEO` or `IPO` is behind many names once; `TV` is behind the same ones each time.
    if (isAcronym(second) && count < sureOfPair) return false;
    return count >= pairShare * Math.max(1, this.#find(name).large);
  }

  #find(word: string): Readonly<Uses> {
    return this.#uses.get(word.toLowerCase()) ?? { small: 0, large: 0, inHeadlines: 0, asAuthor: 0 };
  }

  #of(word: string): Uses {
    const key = word.toLowerCase();
    let uses = this.#uses.get(key);
    if (uses === undefined) {
      uses = { small: 0, large: 0, inHeadlines: 0, asAuthor: 0 };
      this.#uses.set(key, uses);
    }
    return uses;
  }

  #forgetWords(): void {
    for (const [word, { small, large, inHeadlines, asAuthor }] of this.#uses) {
      if (small + large + inHeadlines + asAuthor < 2) this.#uses.delete(word);
    }
  }

  #forgetPairs(): void {
    for (const [pair, count] of this.#pairs) {
      if (count < 2) this.#pairs.delete(pair);
    }
  }
}

/** Whether two words are capitalized side by side, with one space between them. */
export function areNeighbors(first: Word, second: Word): boolean {
  return second.start === first.end + 1 && isCapitalised(first.text) && isCapitalised(second.text);
}

function pairOf(first: string, second: string): string {
  return `${first.toLowerCase()} ${second.toLowerCase()}`;
}
