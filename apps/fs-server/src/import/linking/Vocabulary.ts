import { isCapitalised, isSentenceCase, wordsOf } from './headline.ts';

export interface ArticleText {
  title: string;
  description: string;
  author: string | null;
}

interface Uses {
  /** Written small in running text. */
  small: number;
  /** Written large inside running text, where only names are. */
  large: number;
  /** Written large in any headline. */
  inHeadlines: number;
  /** As part of an author's name. */
  asAuthor: number;
}

/** Beyond this the rarest words are forgotten, so that any number of articles can be read. */
const mostWords = 400_000;

/** The share of small uses from which a word is an ordinary one: `target`, `square`. */
const ordinaryShare = 0.08;
/** The share of uses in authors' names from which a word is a person's. */
const personalShare = 0.2;

const personName = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Letter}.'-]*){1,2}$/u;
const sentenceStart = /[.!?:"“”‘…•-]\s*$/;

/** How the articles themselves use words: what tells a company's name from a word, a person or a product. */
export class Vocabulary {
  readonly #uses = new Map<string, Uses>();

  add({ title, description, author }: ArticleText): void {
    this.#addHeadline(title);
    this.#addDescription(description);
    if (author !== null && personName.test(author)) {
      for (const name of author.split(' ')) this.#of(name).asAuthor += 1;
    }
    if (this.#uses.size > mostWords) this.#forget();
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
  }

  #addDescription(description: string): void {
    for (const { text, start } of wordsOf(description)) {
      const isFirst = start === 0 || sentenceStart.test(description.slice(Math.max(0, start - 3), start));
      if (!isCapitalised(text)) this.#of(text).small += 1;
      else if (!isFirst) this.#of(text).large += 1;
    }
  }

  /** Whether the articles write the word small too often for a name. */
  isOrdinary(word: string): boolean {
    const { small, large } = this.#find(word);
    return small > 1 && small >= ordinaryShare * (small + large);
  }

  /** Whether the word is known from authors rather than from what they write about. */
  isPersonal(word: string): boolean {
    const { large, inHeadlines, asAuthor } = this.#find(word);
    return asAuthor > 0 && asAuthor >= personalShare * (large + inHeadlines);
  }

  /** How often articles speak of what bears this name. */
  mentions(word: string): number {
    return this.#find(word).inHeadlines;
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

  #forget(): void {
    for (const [word, { small, large, inHeadlines, asAuthor }] of this.#uses) {
      if (small + large + inHeadlines + asAuthor < 2) this.#uses.delete(word);
    }
  }
}
