import { buildArticle, buildCompany, labeledStories, storyWorld, type WorldArticle } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { seedWorld } from '../database/seed.ts';
import { smallWorld } from '../database/testing/smallWorld.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { refreshStories } from './refreshStories.ts';
import { storyWords } from './storyWords.ts';
import { measureStories } from './testing/measureStories.ts';
import { WordWeights } from './WordWeights.ts';

const voltmeer = buildCompany({ name: 'Voltmeer', markets: [] });
const write = (slug: string, title: string, siteName: string | null, publishedAt: string): WorldArticle =>
  buildArticle({
    slug,
    title,
    siteName,
    url: siteName && `https://press.example/${slug}`,
    publishedAt,
    companyIds: [voltmeer.id],
    marketPulseCategory: null,
  });

const articles = [
  write('post', 'Voltmeer raises $12 million for curbside charging', 'The Grid Post', '2026-11-18T08:00:00.000Z'),
  write('own', 'Voltmeer closes $12M Series B', null, '2026-11-18T10:00:00.000Z'),
  write('watt', 'Curbside charging firm Voltmeer lands $12M Series B', 'Watt Daily', '2026-11-19T08:00:00.000Z'),
  write('long', 'Voltmeer raises $12 million, the long story', 'Watt Daily', '2026-11-19T09:00:00.000Z'),
  write('office', 'Voltmeer opens an office in Ghent', 'The Grid Post', '2026-11-19T10:00:00.000Z'),
  write('late', 'Voltmeer raised $12 million last week', 'Late Edition', '2026-11-26T08:00:00.000Z'),
];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedWorld(database, { ...smallWorld, companies: [...smallWorld.companies, voltmeer], articles });
});
afterAll(() => database.close());

async function storedStories(): Promise<object> {
  const rows = await database.kysely
    .selectFrom('articles')
    .select(['id', 'story_id'])
    .where('story_id', 'is not', null)
    .execute();
  return Object.fromEntries(rows.map(({ id, story_id }) => [id, story_id]));
}

test('[XARTICLE-001] of labeled headlines, those of one event are one story and others are not', () => {
  const { precision, recall, pairs, wrong } = measureStories(
    labeledStories,
    storyWorld().articles.map(({ title }) => title),
  );
  expect(pairs).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
  expect(precision).toBe(1);
  expect(recall).toBeGreaterThan(0.85);
});

test('[XARTICLE-002] the seed joins articles of several publishers within three days, and our own leads', async () => {
  expect(await storedStories()).toEqual({ 'news-post': 'news-own', 'news-watt': 'news-own' });
});

test('[XARTICLE-002] a second run follows what has changed', async () => {
  const { kysely } = database;
  const rename = (title: string) =>
    kysely.updateTable('articles').set({ title }).where('id', '=', 'news-watt').execute();
  await rename('A quiet day by the Danube');
  expect(await refreshStories(kysely)).toBe(2);
  // Its place is free for the publisher's other article of the event.
  expect(await storedStories()).toEqual({ 'news-post': 'news-own', 'news-long': 'news-own' });
  await rename('Curbside charging firm Voltmeer lands $12M Series B');
  expect(await refreshStories(kysely)).toBe(2);
  expect(await storedStories()).toEqual({ 'news-post': 'news-own', 'news-watt': 'news-own' });
});

test('words are compared without case, accents and most endings, and amounts written one way', () => {
  expect(storyWords('Åre Énergie delays $12.0 million plan - The Grid Post')).toEqual([
    'are',
    'energ',
    'delay',
    '12m',
    'plan',
  ]);
  expect(storyWords('Åre delayed the €1.5bn plan')).toEqual(['are', 'delay', 'the', '1.5b', 'plan']);
  expect(storyWords('東京 – \u0000')).toEqual(['東京']);
  expect(storyWords('')).toEqual([]);
});

test('words of any number of articles are bounded, and the frequent ones stay', () => {
  const weights = new WordWeights(100);
  for (let number = 0; number < 2000; number += 1) weights.add(`Harbor unique${number} other${number}`);
  expect(weights.size).toBeLessThanOrEqual(101);
  const [harbor = ''] = storyWords('Harbor');
  expect(weights.isRare(harbor)).toBe(false);
  expect(weights.of(harbor)).toBeLessThan(weights.of('never'));
});
