/** Words read per minute (research §9). */
const wordsPerMinute = 200;

/** Returns the reading time of a text in minutes, rounded up, at least 1. */
export function readTime(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
