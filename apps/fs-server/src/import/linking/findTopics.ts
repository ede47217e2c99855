import { splitWords, stripPublisher } from './headline.ts';

const maxWords = 4;

/** Finds the markets that a headline names, in order, ignoring case. */
export function findTopics(title: string, topics: ReadonlyMap<string, string>): string[] {
  const words = splitWords(stripPublisher(title).toLowerCase());
  const found: string[] = [];
  let next = 0;
  for (const first of words.keys()) {
    for (let length = Math.min(maxWords, words.length - first); length > 0 && first >= next; length -= 1) {
      const run = words.slice(first, first + length);
      const topic = topics.get(run.map(({ text }) => text).join(' '));
      if (topic !== undefined) {
        found.push(topic);
        next = first + length;
      }
    }
  }
  return [...new Set(found)];
}
