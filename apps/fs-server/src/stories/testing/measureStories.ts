import type { LabeledStory } from '@fs/fixtures';
import { StoryGroups } from '../StoryGroups.ts';
import { WordWeights } from '../WordWeights.ts';

export interface StoryQuality {
  headlines: number;
  /** Pairs of headlines of one event. */
  pairs: number;
  /** Of pairs that the rule puts into one story, those of one event, and of those, the pairs that it does. From 0 to 1. */
  precision: number;
  recall: number;
  /** Pairs that it should not and should have put together, to read. */
  wrong: readonly string[];
  missed: readonly string[];
}

interface Headline {
  id: string;
  event: string;
  title: string;
  hour: number;
  companies: readonly string[];
}

/** Compares the rule for stories with labels. @param background Titles of other articles, by which words are rare. */
export function measureStories(labels: readonly LabeledStory[], background: readonly string[]): StoryQuality {
  const headlines = labels
    .flatMap(({ hour, companies, headlines: titles }, event) =>
      titles.map(
        (title, index): Headline => ({
          id: `${event}-${index}`,
          event: `${event}`,
          title,
          hour: hour + index * 2,
          companies,
        }),
      ),
    )
    .sort((one, other) => one.hour - other.hour);
  const weights = new WordWeights();
  for (const title of [...background, ...headlines.map(({ title }) => title)]) weights.add(title);
  const groups = new StoryGroups(weights);
  for (const { id, title, hour, companies } of headlines) {
    groups.add({
      id,
      title,
      publisher: id,
      isOwn: false,
      publishedAt: new Date(hour * 60 * 60 * 1000),
      companies: new Map(companies.map((name) => [name, name])),
    });
  }
  const leads = groups.leads();
  const storyOf = ({ id }: Headline) => leads.get(id) ?? id;
  const pairs = headlines.flatMap((one, index) => headlines.slice(index + 1).map((other) => [one, other] as const));
  const same = pairs.filter(([one, other]) => one.event === other.event);
  const found = pairs.filter(([one, other]) => storyOf(one) === storyOf(other));
  const right = found.filter(([one, other]) => one.event === other.event).length;
  const write = ([one, other]: readonly [Headline, Headline]) => `${one.title} | ${other.title}`;
  return {
    headlines: headlines.length,
    pairs: same.length,
    precision: right / found.length,
    recall: right / same.length,
    wrong: found.filter(([one, other]) => one.event !== other.event).map(write),
    missed: same.filter(([one, other]) => storyOf(one) !== storyOf(other)).map(write),
  };
}
