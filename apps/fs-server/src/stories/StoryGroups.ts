import { isAmount, storyWords } from './storyWords.ts';
import type { WordWeights } from './WordWeights.ts';

/** An article as stories are recognized by. */
export interface StoryArticle {
  id: string;
  title: string;
  /** Who published it; a story has one article of each. */
  publisher: string;
  /** Whether we published it: our own article is the main one of its story. */
  isOwn: boolean;
  publishedAt: Date;
  /** Names of its companies by their ids. */
  companies: ReadonlyMap<string, string>;
}

interface Read extends StoryArticle {
  words: readonly string[];
}

interface Story {
  first: Date;
  articles: Read[];
}

/** How long after its first article a story is reported. */
const spanMs = 72 * 60 * 60 * 1000;
/** Likeness from which headlines tell the same, and from which they do if they are about the same company. */
const minLikeness = 0.55;
const minLikenessOfCompany = 0.35;
/** Words that headlines without a common company must share. */
const minSharedWords = 3;

/**
 * Groups articles into stories: articles of different publishers within three days whose headlines share what is rare in
 * them. Expects articles in the order of their publication, and remembers those of three days.
 */
export class StoryGroups {
  readonly #weights: WordWeights;
  readonly #byWord = new Map<string, Set<Story>>();
  #recent: Story[] = [];
  readonly #found: Story[] = [];

  constructor(weights: WordWeights) {
    this.#weights = weights;
  }

  add(article: StoryArticle): void {
    this.#forget(article.publishedAt);
    const read = { ...article, words: storyWords(article.title) };
    const rare = read.words.filter((word) => this.#weights.isRare(word));
    const candidates = new Set(rare.flatMap((word) => [...(this.#byWord.get(word) ?? [])]));
    const [best] = Array.from(candidates)
      .filter((story) => story.articles.every(({ publisher }) => publisher !== read.publisher))
      .map((story) => ({ story, likeness: Math.max(...story.articles.map((other) => this.#likeness(read, other))) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((one, other) => other.likeness - one.likeness);
    const story = best?.story ?? { first: read.publishedAt, articles: [] };
    story.articles.push(read);
    if (!best) this.#recent.push(story);
    if (story.articles.length === 2) this.#found.push(story);
    for (const word of rare) {
      const stories = this.#byWord.get(word);
      if (stories) stories.add(story);
      else this.#byWord.set(word, new Set([story]));
    }
  }

  /** The id of the story's main article by that of each other article of the story. */
  leads(): Map<string, string> {
    return new Map(
      this.#found.flatMap(({ articles }) => {
        const lead = articles.find(({ isOwn }) => isOwn) ?? articles[0];
        return articles.flatMap(({ id }) => (lead && id !== lead.id ? [[id, lead.id] as const] : []));
      }),
    );
  }

  /** How alike two headlines are, from 0 to 1; 0 if they are not of one story. */
  #likeness(one: Read, other: Read): number {
    const common = Array.from(one.companies).filter(([id]) => other.companies.has(id));
    if (common.length === 0) {
      const shared = one.words.filter((word) => other.words.includes(word));
      const likeness = shared.length < minSharedWords ? 0 : this.#cosine(one.words, other.words);
      return likeness >= minLikeness ? likeness : 0;
    }
    // What they say beside the name, since all headlines about a company share that.
    const names = new Set(common.flatMap(([, name]) => storyWords(name)));
    const besides = ({ words }: Read) => words.filter((word) => !names.has(word));
    const likeness = this.#cosine(besides(one), besides(other));
    const hasAmount = one.words.some((word) => isAmount(word) && other.words.includes(word));
    return hasAmount || likeness >= minLikenessOfCompany ? Math.max(likeness, minLikenessOfCompany) : 0;
  }

  #cosine(one: readonly string[], other: readonly string[]): number {
    const square = (words: readonly string[]) => words.reduce((sum, word) => sum + this.#weights.of(word) ** 2, 0);
    const norm = Math.sqrt(square(one) * square(other));
    return norm === 0 ? 0 : square(one.filter((word) => other.includes(word))) / norm;
  }

  #forget(now: Date): void {
    const isOver = ({ first }: Story) => now.getTime() - first.getTime() > spanMs;
    if (this.#recent[0] === undefined || !isOver(this.#recent[0])) return;
    const old = this.#recent.filter(isOver);
    this.#recent = this.#recent.filter((story) => !isOver(story));
    for (const story of old) {
      for (const word of story.articles.flatMap(({ words }) => words)) {
        const stories = this.#byWord.get(word);
        stories?.delete(story);
        if (stories?.size === 0) this.#byWord.delete(word);
      }
    }
  }
}
