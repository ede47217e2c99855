import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { buildCompanyLine, companiesHeader, file, importFiles, roundsHeader } from './testing/importFiles.ts';

const companies = file(
  companiesHeader,
  buildCompanyLine('/organization/voltaro', 'Voltaro', { category_list: 'Virtual Reality' }),
  buildCompanyLine('/organization/june', 'June', { city: 'Oslo' }),
  buildCompanyLine('/organization/oslo', 'Oslo'),
  buildCompanyLine('/organization/target', 'Target'),
  buildCompanyLine('/organization/keller', 'Keller'),
  buildCompanyLine('/organization/volt-space', 'Voltaro Space'),
);

const buildArticleLine = (title: string, more: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ title, publishedAt: '2020-04-15T15:10:42Z', url: null, categories: ['technology'], ...more });

async function companiesOf({ kysely }: Database, title: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select organizations.name from articles join article_organizations on article_id = articles.id
      join organizations on organizations.id = organization_id
    where title = ${title} order by position
  `.execute(kysely);
  return rows.map(({ name }) => name);
}

test('links a headline to the companies that it names, not to words, months, places and people', async () => {
  const titles = {
    genitive: 'What Voltaro’s batteries mean for us - The Daily Volt',
    longest: 'Voltaro Space opens a factory in Oslo this June',
    ordinary: 'Target practice for everybody who likes it',
    person: 'Mona Keller joins the board of a bank',
    publisher: 'Why the weather is so fine today - Voltaro',
  };
  const { database } = await importFiles({
    'a.csv': companies,
    'b.ndjson': file(
      ...Object.values(titles).map((title) => buildArticleLine(title, { author: 'Mona Keller' })),
      buildArticleLine('We reach our target', { description: 'No target is missed, every target is met.' }),
    ),
  });
  expect(await companiesOf(database, titles.genitive)).toEqual(['Voltaro']);
  expect(await companiesOf(database, titles.longest)).toEqual(['Voltaro Space']);
  expect(await companiesOf(database, titles.ordinary)).toEqual([]);
  expect(await companiesOf(database, titles.person)).toEqual([]);
  expect(await companiesOf(database, titles.publisher)).toEqual([]);
});

/** Imports companies by name, each with a number of rounds, and headlines; returns the links of each headline. */
async function importLinks(
  rounds: Readonly<Record<string, number>>,
  titles: readonly string[],
  others: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const slug = (name: string) => `/organization/${name.toLowerCase().replace(/\W+/g, '-')}`;
  const { database } = await importFiles({
    'a.csv': file(companiesHeader, ...Object.keys(rounds).map((name) => buildCompanyLine(slug(name), name))),
    'b.csv': file(
      roundsHeader,
      ...Object.entries(rounds).flatMap(([name, count]) =>
        Array.from({ length: count }, (_, at) => `${slug(name)},/round/${slug(name)}${at},seed,,01-02-2014,1000`),
      ),
    ),
    'c.ndjson': file(...[...titles, ...others].map((title) => buildArticleLine(title))),
  });
  const links = titles.map(async (title) => [title, await companiesOf(database, title)] as const);
  return Object.fromEntries(await Promise.all(links));
}

test('links a coined name regardless of its frequency, but not a frequent ordinary one', async () => {
  const often = (name: string) => Array.from({ length: 30 }, (_, at) => `How people talk about ${name} in week ${at}`);
  const links = await importLinks(
    { ChatterBox: 1, Echo: 0 },
    ['Why everybody talks about ChatterBox these days', 'Why everybody talks about Echo these days'],
    [...often('ChatterBox'), ...often('Echo')],
  );
  expect(Object.values(links)).toEqual([['ChatterBox'], []]);
});

test('does not link part of a longer name to the company of that name', async () => {
  const links = await importLinks(
    { Lucid: 1, Voltaro: 3 },
    ['A first drive with Lucid Motors in the desert', 'A first drive with Voltaro in the desert'],
    ['Why Lucid Motors is late again', 'Inside the factory of Lucid Motors'],
  );
  expect(Object.values(links)).toEqual([[], ['Voltaro']]);
});

test('links lowercase, short and differently capitalized names only to companies with deals', async () => {
  const links = await importLinks({ eBay: 4, QXM: 3, Zap: 3, reddler: 3, Foldout: 0 }, [
    'Sellers return to eBay for the summer',
    'Engineers leave QXM for a startup',
    'Engineers leave Zap for a startup',
    'Users return to Reddler for the summer',
    'Users return to FoldOut for the summer',
  ]);
  expect(Object.values(links)).toEqual([['eBay'], ['QXM'], [], ['reddler'], []]);
});

test('keywords are the publisher’s tags, followed by the markets in the headline', async () => {
  const { database } = await importFiles({
    'a.csv': companies,
    'b.csv': file('time,tag,author,title', '2016-09-21 05:46:31,Media,Ann Lee,Why virtual\u00A0reality is back'),
  });
  const { rows } = await sql`
    select keywords.name from article_keywords join keywords on keywords.id = keyword_id order by position
  `.execute(database.kysely);
  expect(rows).toEqual([{ name: 'Media' }, { name: 'Virtual Reality' }]);
  const stored = await database.kysely.selectFrom('articles').select(['title', 'published_at', 'author']).execute();
  expect(stored).toEqual([
    { title: 'Why virtual reality is back', published_at: new Date('2016-09-21T05:46:31Z'), author: 'Ann Lee' },
  ]);
});

test('rejects lines that are not an article with their number', async () => {
  const { counts, rejections } = await importFiles({
    'b.ndjson': file(
      buildArticleLine('A first headline', { url: 'https://news.example/1', urlToImage: '//cdn.example/1.png' }),
      '{"title": "cut off',
      '[1, 2]',
      buildArticleLine('A second headline', { url: 'https://news.example/1' }),
      buildArticleLine('From the future', { publishedAt: '2099-01-01T00:00:00Z' }),
      buildArticleLine('With line separator \u2028 inside and <script>alert(1)</script>'),
    ),
  });
  expect(counts['b.ndjson']).toMatchObject({ read: 6, created: 2, rejected: 2, unparsed: 2 });
  expect(rejections).toContain('"b.ndjson","2","unparsed","isn’t a JSON object","{""title"": ""cut off"');
  expect(rejections).toContain('"b.ndjson","4","row","duplicate article"');
  expect(rejections).toContain('"b.ndjson","5","row","time must be between 1900 and now"');
});

test('descriptions are stored as text, without the markup that some publishers send', async () => {
  const description = '<ol><li>Prices rise &amp; fall</li><li>Nobody&#39;s surprised</li></ol>';
  const { database } = await importFiles({ 'a.ndjson': buildArticleLine('With markup', { description }) });
  const { rows } = await sql<{ description: string }>`select description from articles`.execute(database.kysely);
  expect(rows).toEqual([{ description: "Prices rise & fall Nobody's surprised" }]);
});
