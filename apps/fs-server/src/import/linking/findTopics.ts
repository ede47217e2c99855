import { headlineOf, wordsOf } from './headline.ts';

const longestTopic = 4;

/** Markets that a headline names, in its order, whatever the case of its letters. */
export function findTopics(title: string, topics: ReadonlyMap<string, string>): string[] {
  const words = wordsOf(headlineOf(title).toLowerCase());
  const found: string[] = [];
  let next = 0;
  for (const first of words.keys()) {
    for (let length = Math.min(longestTopic, words.length - first); length > 0 && first >= next; length -= 1) {
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
