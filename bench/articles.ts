/**
 * Behind `npm run articles:sample [-- VERDICTS]`: prints a hundred links between imported articles and companies for
 * a person to judge, always the same hundred of one database (`DATA_DIR`, `DATABASE_URL`). VERDICTS is that person's
 * file, a line a link: its key as printed, then `yes` or `no`. With it the precision is printed. The headlines belong
 * to their publishers, so neither sample nor verdicts are kept here. Then it prints precision and recall on 200 labeled
 * headlines, which are known by hashes (`articleLabels.json`), and of stories on headlines that we wrote.
 */
import { readFile } from 'node:fs/promises';
import { labeledStories } from '@fs/fixtures';
import { openDatabase } from '../apps/fs-server/src/database/database.ts';
import { parseEnvironment } from '../apps/fs-server/src/environment.ts';
import { type ArticleLabels, measureLinks } from '../apps/fs-server/src/import/linking/measureLinks.ts';
import { sampleLinks } from '../apps/fs-server/src/import/linking/sampleLinks.ts';
import { measureStories } from '../apps/fs-server/src/stories/testing/measureStories.ts';
import articleLabels from './articleLabels.json' with { type: 'json' };

const labels: ArticleLabels = articleLabels;
const sampleSize = 100;

const [verdictsPath] = process.argv.slice(2);
const verdicts = verdictsPath === undefined ? null : readVerdicts(await readFile(verdictsPath, 'utf8'));
const { databaseUrl, dataDir } = parseEnvironment(process.env);
const database = await openDatabase({ url: databaseUrl, dataDir });
try {
  const links = await sampleLinks(database.kysely, sampleSize);
  for (const { key, title, company, about } of links) {
    console.log(`${key} ${verdicts?.get(key) ?? '?'}  ${company} (${about})\n    ${title}`);
  }
  if (verdicts !== null) {
    const right = links.filter(({ key }) => verdicts.get(key) === 'yes').length;
    const wrong = links.filter(({ key }) => verdicts.get(key) === 'no').length;
    console.log(`\n${right} right, ${wrong} wrong, ${links.length - right - wrong} without a verdict.`);
  }
  for (const { sample, headlines, links, precision, recall } of await measureLinks(database.kysely, labels)) {
    console.log(
      `${sample}: ${links} links of ${headlines} labeled headlines, precision ${percent(precision)}, recall ${percent(recall)}`,
    );
  }
  await printStoryQuality();
} finally {
  await database.close();
}

async function printStoryQuality(): Promise<void> {
  const rows = await database.kysely.selectFrom('articles').select('title').orderBy('id').limit(20_000).execute();
  const titles = rows.map(({ title }) => title);
  const { headlines, pairs, precision, recall, wrong, missed } = measureStories(labeledStories, titles);
  console.log(
    `stories: ${pairs} pairs of ${headlines} headlines, precision ${percent(precision)}, recall ${percent(recall)}`,
  );
  for (const pair of wrong) console.log(`    wrong: ${pair}`);
  for (const pair of missed) console.log(`    missed: ${pair}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function readVerdicts(text: string): ReadonlyMap<string, string> {
  return new Map(Array.from(text.matchAll(/^(\w{10})\s+(yes|no)\b/gm), ([, key = '', verdict = '']) => [key, verdict]));
}
