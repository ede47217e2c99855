import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from './kinds/kinds.ts';
import { describeKinds, recognizeFiles } from './recognizeFiles.ts';
import { acquisitionsHeader, createTemporaryFolder, file, roundsHeader } from './testing/importFiles.ts';

const place = 'category_list,market,country_code,state_code,region,city';
const of = (side: string) =>
  place
    .split(',')
    .map((name) => `${side}_${name}`)
    .join(',');
const round = 'funding_round_permalink,funding_round_type,funding_round_code,funded_at,funded_month';

/** Headers of Crunchbase's exports and of news dumps, with their kinds. */
const headers: Readonly<Record<string, keyof typeof kinds>> = {
  'permalink,name,homepage_url,category_list, market , funding_total_usd ,status,country_code': 'companies',
  'permalink,name,category_code,funding_total_usd,status,country_code,founded_at': 'companies',
  [roundsHeader]: 'rounds',
  [`company_permalink,company_name,${of('company')},${round},raised_amount_usd`]: 'rounds',
  [acquisitionsHeader]: 'acquisitions',
  [`company_permalink,company_name,${of('company')},investor_permalink,investor_name,${of('investor')},${round}`]:
    'roundInvestments',
  'company_permalink,company_name,company_category_code,investor_permalink,investor_name,funding_round_type,funded_at':
    'roundInvestments',
  'company_name,investor_name,funded_when,amount_usd': 'investments',
  'time,tag,author,title': 'articles',
  'source.id,source.name,author,title,description,url,urlToImage,publishedAt,content': 'articles',
};

async function recognize(header: string) {
  const folder = await createTemporaryFolder();
  await writeFile(join(folder, 'a.csv'), file(header));
  return (await recognizeFiles(folder))[0];
}

test.each(Object.entries(headers))('%j is a header of %s', async (header, kind) => {
  expect(await recognize(header)).toMatchObject({ kind: kinds[kind] });
});

test.each([
  [
    'company_permalink,funding_round_type,funded_at,raised_amount_usd',
    'is no known kind of file: the nearest is rounds, which also needs funding_round_permalink',
  ],
  ['title,url,author', 'is no known kind of file: the nearest is articles, which also needs publishedAt or time'],
  [
    'permalink,first_name,last_name',
    'is no known kind of file: the nearest is companies, which also needs name, homepage_url or category_list or category_code',
  ],
  ['alpha,beta', 'has no column that is known'],
])('reports what the unknown header %j lacks', async (header, reason) => {
  expect(await recognize(header)).toMatchObject({ reason, isProblem: true });
});

test('lists each kind with its required columns', () => {
  expect(describeKinds()).toHaveLength(Object.keys(kinds).length);
  expect(describeKinds()).toContain('rounds: company_permalink, funding_round_permalink, funded_at');
});
