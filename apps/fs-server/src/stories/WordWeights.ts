import { storyWords } from './storyWords.ts';

/** Above this number, the rarest words are dropped, so that memory is bounded for any number of articles. */
const standardLimit = 300_000;

/** How much each word tells of a story: the rarer in headlines, the more. There is no list of words in any language. */
export class WordWeights {
  readonly #headlines = new Map<string, number>();
  readonly #maxWords: number;
  #count = 0;

  constructor(maxWords = standardLimit) {
    this.#maxWords = maxWords;
  }

  add(title: string): void {
    this.#count += 1;
    for (const word of storyWords(title)) this.#headlines.set(word, (this.#headlines.get(word) ?? 0) + 1);
    if (this.#headlines.size > this.#maxWords) this.#prune();
  }

  /** Drops half of the words or more, so that the next time is as many new words away, however many articles there are. */
  #prune(): void {
    const uses = Float64Array.from(this.#headlines.values()).sort();
    const rare = uses[uses.length >> 1] ?? 0;
    for (const [word, count] of this.#headlines) if (count <= rare) this.#headlines.delete(word);
  }

  get size(): number {
    return this.#headlines.size;
  }

  of(word: string): number {
    // A number is more particular than a word that is as rare: it is the 60 jobs or the 100th street of one event.
    const factor = /^\d/.test(word) ? 1.5 : 1;
    // One is added to both, so that the only headline of a small database has weights, too.
    return factor * Math.log((this.#count + 2) / ((this.#headlines.get(word) ?? 0) + 1));
  }

  /** Whether so few headlines have the word that those of one story can be looked up by it. */
  isRare(word: string): boolean {
    return (this.#headlines.get(word) ?? 0) <= Math.max(20, this.#count / 100);
  }
}
