import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { limits } from '@fs/api-contract';
import { XMLParser } from 'fast-xml-parser';
import { extractArticle } from '../../areas/curation/content/reading/extractArticle.ts';
import { cleanText } from '../../import/cleanText.ts';
import { Progress } from '../../import/Progress.ts';
import { runImport } from '../../import/runImport.ts';
import { createPlaceReports } from '../../places/createPlaceReports.ts';
import { openTestDatabase } from '../testDatabase.ts';
import { activeContentOf } from './activeContent.ts';
import type { Faults } from './Faults.ts';
import type { Entries, NamedFile } from './readEntries.ts';

/** Reads each feed as local news of a place, and compares the titles with those that another parser finds. */
export async function readFeeds(feeds: readonly NamedFile[], faults: Faults): Promise<number> {
  const place = { city: 'Berlin', state_code: null, country_code: 'DEU' };
  let items = 0;
  for (const { name, bytes } of feeds) {
    const services = { weatherUrl: undefined, localNewsUrl: 'https://feeds.example/{city}' };
    const reports = createPlaceReports(services, async () => ({ body: bytes, contentType: 'text/xml' }));
    const news = await reports.news(place);
    items += news.length;
    if (news.length < Math.min(limits.localNews, titlesIn(bytes).length))
      faults.add(name, 'loses items', `${news.length}`);
    for (const { title, url } of news) {
      if (/\ufffd/.test(title)) faults.add(name, 'has a broken title', title);
      if (!/^https?:/.test(url) || activeContentOf(title).length > 0)
        faults.add(name, 'is not safe', `${title} ${url}`);
    }
  }
  return items;
}

/** The titles of items by a parser of the ecosystem, in UTF-8: only how many matters. */
function titlesIn(bytes: Buffer): unknown[] {
  const parser = new XMLParser({ isArray: (name) => name === 'item' || name === 'entry', processEntities: false });
  const { rss, feed, 'rdf:RDF': rdf } = parser.parse(bytes.toString('latin1'));
  return rss?.channel?.item ?? feed?.entry ?? rdf?.item ?? [];
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Imports texts as names of companies and titles of articles, and feeds as files that are none of ours. */
export async function importTexts({ texts, feeds, images }: Entries, faults: Faults) {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-robust-import-'));
  const names = texts.filter((text) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed());
  const companies = names.map(
    (name, at) => `/organization/robust-${at},${quoted(name)},${quoted(name)},${quoted(name)}`,
  );
  const articles = names.map((title, at) => `${quoted(title)},2026-01-05,https://press.example/${at},${quoted(title)}`);
  await writeFile(
    join(folder, 'companies.csv'),
    ['permalink,name,homepage_url,category_list', ...companies].join('\n'),
  );
  await writeFile(join(folder, 'articles.csv'), ['title,publishedAt,url,description', ...articles].join('\n'));
  for (const { name, bytes } of [...feeds, ...images]) await writeFile(join(folder, basename(name)), bytes);
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-robust-data-'));
  const progress = new Progress({ write: () => undefined });
  try {
    const { files } = await runImport({ database, folder, dataDir, now: new Date(), progress });
    const counts = Object.fromEntries(files.map((file) => [file.joinLines, file.counts]));
    const kept = {
      'companies.csv': await database.kysely.selectFrom('organizations').select('name as text').execute(),
      'articles.csv': await database.kysely.selectFrom('articles').select('title as text').execute(),
    };
    for (const [name, rows] of Object.entries(kept)) {
      const stored = new Set(rows.map(({ text }) => text));
      const missing = names.map(cleanText).filter((text) => text !== '' && !stored.has(text));
      const { read = 0, rejected = 0, unparsed = 0 } = counts[name] ?? {};
      if (read < names.length) faults.add('import', `reads ${read} of ${names.length} rows`, name);
      const lost = missing.length - rejected - unparsed;
      if (lost > 0) faults.add('import', `loses ${lost} rows`, name);
    }
    const refused = Object.values(counts).reduce((sum, { rejected }) => sum + rejected, 0);
    return { rows: companies.length + articles.length, refused };
  } finally {
    await database.close();
    await Promise.all([folder, dataDir].map((each) => rm(each, { recursive: true })));
  }
}

/** Reads pages with HTML as the body of an article of another site. Nothing but text may come out. */
export function extractPages(markdown: Entries['markdown'], faults: Faults): number {
  const prose = '<p>Some words that make this an article, one after the other, until it is long enough. </p>'.repeat(6);
  let found = 0;
  for (const { html } of markdown) {
    const page = `<html><head><title>One ${html}</title></head><body><article>${prose}${html}${prose}</article></body></html>`;
    const article = extractArticle({ html: page, url: 'https://press.example/one' });
    if (article === null) faults.add('extracted page', 'is no article', html);
    else found += 1;
    if (article && !(article.text.isWellFormed() && article.title.isWellFormed()))
      faults.add('extracted page', 'is broken', html);
  }
  return found;
}
