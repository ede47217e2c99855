/** Words that people read in a minute (research §9). */
const wordsPerMinute = 200;

/** Minutes that a text takes, rounded up; one at least. */
export function readTime(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
