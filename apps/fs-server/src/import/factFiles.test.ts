import { storyWorld } from '@fs/fixtures';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mergeCompany } from '../areas/company-merges/mergeCompanies.ts';
import { seedWorld } from '../database/seed.ts';
import { importedCompanyId } from './ids.ts';
import { personId } from './kinds/personRow.ts';
import { buildCompanyLine, companiesHeader, file, importFiles, openEmptyDatabase } from './testing/importFiles.ts';

const companies = file(
  companiesHeader,
  buildCompanyLine('/organization/volt', 'Voltaro', { homepage_url: 'http://www.voltaro.example' }),
  buildCompanyLine('/organization/kelp', 'Kelpworks', { homepage_url: 'http://kelp.example' }),
  buildCompanyLine('/organization/kelp-2', 'Kelp Two', { homepage_url: 'http://kelp.example' }),
);
const voltaro = importedCompanyId('/organization/volt');
const kelpworks = importedCompanyId('/organization/kelp');

const socialsHeader = 'company_permalink,company_id,company_domain,social,day,followers_count';
const socials = file(
  socialsHeader,
  '/organization/Volt,,,twitter,2026-10-31,"12,480"',
  `,${kelpworks},,LinkedIn,2026-10-31,900`,
  ',,https://www.voltaro.example/about,github,31-10-2026,0',
);
const peopleHeader = 'person_permalink,person_name,title,company_permalink,position,started_on,ended_on,is_active';
const people = file(
  peopleHeader,
  '/person/ana-sousa,Ana Sousa Dias,CEO,/organization/volt,,2019-02-01,,',
  '/person/ana-sousa,Ana Sousa Dias,Engineer,/organization/kelp,,2015-01-01,2018-12-31,',
  '/person/ben-okafor,Ben Okafor,CTO,/organization/volt,0,,,no',
);
const metricsHeader =
  'company_domain,domain,domain_authority,page_authority,spam_score,linking_domains,external_links,measured_on';
const metrics = file(metricsHeader, 'voltaro.example,voltaro.example,61,48,,12480,310000,2026-10-31');
const podcastsHeader = 'podcast_id,title,publisher,published_at,company_permalink,url';
const podcasts = file(
  podcastsHeader,
  'ep-1,Batteries for everybody,Grid Talk,2026-10-31T09:30:00Z,/organization/volt|/organization/kelp,https://grid.example/1',
);
const files = { 'a.csv': companies, 'b.csv': socials, 'c.csv': people, 'd.csv': metrics, 'e.csv': podcasts };

test('stores followers of companies named by permalink, id, or web address', async () => {
  const { database, counts } = await importFiles(files);
  expect(counts['b.csv']).toMatchObject({ read: 3, created: 3, rejected: 0 });
  const rows = database.kysely.selectFrom('social_counts').selectAll().orderBy('social');
  expect(await rows.execute()).toEqual([
    { organization_id: voltaro, social: 'github', day: '2026-10-31', followers_count: 0 },
    { organization_id: kelpworks, social: 'linkedin', day: '2026-10-31', followers_count: 900 },
    { organization_id: voltaro, social: 'twitter', day: '2026-10-31', followers_count: 12_480 },
  ]);
});

test('stores people with their positions in the order of the file, of which the first is the main one', async () => {
  const { database } = await importFiles(files);
  const { rows } = await sql`
    select first_name, last_name, title, name, position, is_active, started_on, ended_on
    from positions join people on people.id = person_id join organizations on organizations.id = organization_id
    order by last_name, position
  `.execute(database.kysely);
  const ana = { first_name: 'Ana', last_name: 'Sousa Dias' };
  expect(rows).toEqual([
    {
      first_name: 'Ben',
      last_name: 'Okafor',
      title: 'CTO',
      name: 'Voltaro',
      position: 0,
      is_active: false,
      started_on: null,
      ended_on: null,
    },
    {
      ...ana,
      title: 'CEO',
      name: 'Voltaro',
      position: 0,
      is_active: true,
      started_on: '2019-02-01',
      ended_on: null,
    },
    {
      ...ana,
      title: 'Engineer',
      name: 'Kelpworks',
      position: 1,
      is_active: false,
      started_on: '2015-01-01',
      ended_on: '2018-12-31',
    },
  ]);
});

test('a second import of facts changes nothing, and a later one only what its files say', async () => {
  const { database, counts } = await importFiles(files);
  expect(counts['c.csv']).toMatchObject({ created: 3 });
  const again = await importFiles(files, { database });
  for (const name of Object.keys(files)) expect(again.counts[name]).toMatchObject({ created: 0, updated: 0 });

  const later = await importFiles(
    {
      'b.csv': socials.replace('12,480', '13,000'),
      'c.csv': file(
        peopleHeader,
        '/person/ana-sousa,Ana Sousa,CEO,/organization/volt,,2019-02-01,2026-06-30,',
        '/person/ana-sousa,Ana Sousa,Chair,/organization/volt,,2026-07-01,,',
      ),
      'd.csv': file(
        metricsHeader,
        'voltaro.example,voltaro.example,64,50,3,13000,320000,2026-11-15',
        'voltaro.example,voltaro.example,10,10,3,1,1,2020-01-01',
      ),
      'e.csv': podcasts.replace('|/organization/kelp', ''),
    },
    { database },
  );
  expect(later.counts['b.csv']).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
  expect(later.counts['c.csv']).toMatchObject({ created: 1, updated: 1 });
  expect(later.counts['d.csv']).toMatchObject({ created: 0, updated: 1 });
  expect(later.counts['e.csv']).toMatchObject({ created: 0, updated: 1 });
  const { kysely } = database;
  expect(await kysely.selectFrom('url_metrics').select(['domain_authority', 'measured_on']).execute()).toEqual([
    { domain_authority: 64, measured_on: '2026-11-15' },
  ]);
  const positions = kysely.selectFrom('positions').select(['position', 'title', 'ended_on']).orderBy('position');
  expect(await positions.where('person_id', '=', personId('/person/ana-sousa')).execute()).toEqual([
    { position: 0, title: 'CEO', ended_on: '2026-06-30' },
    { position: 1, title: 'Engineer', ended_on: '2018-12-31' },
    { position: 2, title: 'Chair', ended_on: null },
  ]);
  expect(await kysely.selectFrom('podcast_organizations').select('organization_id').execute()).toEqual([
    { organization_id: voltaro },
  ]);
});

test('rejects facts that cannot be stored, each with its reason, and keeps the others', async () => {
  const { database, counts, rejections } = await importFiles({
    'a.csv': companies,
    'b.csv': file(
      socialsHeader,
      '/organization/nobody,,,twitter,2026-10-31,1',
      ',,kelp.example,twitter,2026-10-31,1',
      ',,nobody.example,twitter,2026-10-31,1',
      ',no-id,,twitter,2026-10-31,1',
      ',,,twitter,2026-10-31,1',
      '/organization/volt,,,myspace,2026-10-31,1',
      '/organization/volt,,,twitter,2026-02-30,1',
      '/organization/volt,,,twitter,2027-01-01,1',
      '/organization/volt,,,twitter,2026-10-31,9223372036854775808',
      '/organization/volt,,,twitter,2026-10-31,-1',
      `${'/organization/'.padEnd(301, 'x')},,,twitter,2026-10-31,1`,
      '/organization/volt,,,twitter\u0007,2026-10-31,5',
      ',,voltaro.example,twitter,2026-10-31,6',
    ),
    'c.csv': file(
      peopleHeader,
      '/person/a,Ana Sousa,CEO,/organization/volt,1000,,,',
      `/person/b,${'B'.repeat(301)},CEO,/organization/volt,,,,`,
      '/person/c,Cleo,Founder,/organization/volt,0,2020-01-01,2019-01-01,perhaps',
      '/person/c,Cleo,Adviser,/organization/volt,0,,,',
    ),
    'd.csv': file(metricsHeader, 'voltaro.example,voltaro.example,101,48,-,1,1,2026-10-31'),
    'e.csv': file(
      podcastsHeader,
      'ep-1,One,Grid Talk,2026-10-31T09:30:00Z,/organization/volt|/organization/nobody,javascript:alert(1)',
      'ep-2,Two,Grid Talk,2026-10-31T09:30:00Z,/organization/nobody,',
      'ep-3,Three,Grid Talk,2026-02-30T09:30:00Z,/organization/volt,',
      'ep-1,Again,Grid Talk,2026-10-31T09:30:00Z,/organization/volt,',
    ),
  });
  expect(rejections.split('\r\n').map((line) => line.split(',"').slice(0, 4).join(',"'))).toEqual([
    '"file","line","left_out","reason"',
    '"c.csv","2","row","position must be a whole number from 0 to 999"',
    '"c.csv","3","row","person_name is longer than 300 characters"',
    '"c.csv","5","row","duplicate position of the person"',
    '"c.csv","4","fact","ended_on is before started_on"',
    '"c.csv","4","fact","is_active must be `yes` or `no`, also `true` or `false`, `1` or `0`"',
    '"b.csv","5","row","company_id isn’t an id"',
    '"b.csv","6","row","company_permalink is empty"',
    '"b.csv","7","row","social must be one of twitter, medium, facebook, github, instagram, linkedin"',
    '"b.csv","8","row","day must be a date between 1900-01-01 and 2026-11-20"',
    '"b.csv","9","row","day must be a date between 1900-01-01 and 2026-11-20"',
    '"b.csv","10","row","followers_count must be a whole number from 0 to 1,000,000,000,000"',
    '"b.csv","11","row","followers_count must be a whole number from 0 to 1,000,000,000,000"',
    '"b.csv","12","row","company_permalink is longer than 300 characters"',
    '"b.csv","2","row","no company has this permalink"',
    '"b.csv","3","row","several companies have this domain"',
    '"b.csv","4","row","no company has this domain"',
    '"b.csv","14","row","repeats an earlier row of the same company"',
    '"d.csv","2","row","domain_authority must be a whole number from 0 to 100"',
    '"e.csv","4","row","published_at must be between 1900 and now"',
    '"e.csv","5","row","duplicate podcast_id"',
    '"e.csv","3","row","no company has this permalink"',
    '"e.csv","2","fact","url isn’t a web address"',
    '"e.csv","2","fact","company_permalink has an unknown company: no company has this permalink"',
    '',
  ]);
  expect(counts['b.csv']).toMatchObject({ created: 1, rejected: 12 });
  const { kysely } = database;
  expect(await kysely.selectFrom('social_counts').select(['social', 'followers_count']).execute()).toEqual([
    { social: 'twitter', followers_count: 5 },
  ]);
  expect(await kysely.selectFrom('people').select('first_name').execute()).toEqual([{ first_name: 'Cleo' }]);
  expect(await kysely.selectFrom('podcasts').select(['title', 'url']).execute()).toEqual([{ title: 'One', url: null }]);
});

test('facts about a merged company are ignored, while its people and podcasts follow it', async () => {
  const { database } = await importFiles({ 'a.csv': companies });
  const { kysely } = database;
  const pair = { mergedId: voltaro, keptId: kelpworks };
  await kysely.transaction().execute((transaction) => mergeCompany(transaction, pair, null));
  const { counts, rejections } = await importFiles(
    {
      'b.csv': file(
        socialsHeader,
        '/organization/volt,,,twitter,2026-10-31,5',
        `,${voltaro},,github,2026-10-31,6`,
        '/organization/kelp,,,twitter,2026-10-31,7',
      ),
      'c.csv': people,
      'e.csv': podcasts,
    },
    { database },
  );
  expect(rejections).toBe('');
  expect(counts['b.csv']).toMatchObject({ created: 1, unchanged: 2 });
  expect(await kysely.selectFrom('social_counts').select('followers_count').execute()).toEqual([
    { followers_count: 7 },
  ]);
  expect(await kysely.selectFrom('positions').select('organization_id').distinct().execute()).toEqual([
    { organization_id: kelpworks },
  ]);
  expect(await kysely.selectFrom('podcast_organizations').select('organization_id').execute()).toEqual([
    { organization_id: kelpworks },
  ]);
});

const articlesHeader = 'title,url,publishedAt,description';
const featuredHeader = 'title,url,time,is_featured,market_pulse_category,key_points';
const news = (path: string) => `https://news.example/${path}`;

test('features articles, imported before or new, with their market pulse and key points', async () => {
  const database = await openEmptyDatabase();
  await seedWorld(database, storyWorld());
  const pulses = file('slug,label,order', 'grid,Grid & Storage,40', 'all,Everything,1', 'Grid,Grid,1', 'sea,Sea,1e3');
  const pulled = await importFiles(
    {
      'a.csv': file(articlesHeader, `Batteries grow,${news('1')},2026-10-01T08:00:00Z,Kept text`),
      'b.csv': pulses,
      'c.csv': file(
        featuredHeader,
        `Batteries grow,${news('1')},2026-10-01T08:00:00Z,yes,grid,Cheaper|Lighter`,
        `Kelp grows,${news('2')},2026-10-02T08:00:00Z,1,nowhere,`,
        `Maybe,${news('3')},2026-10-02T08:00:00Z,perhaps,,`,
      ),
    },
    { database },
  );
  expect(pulled.counts['c.csv']).toMatchObject({ created: 1, updated: 1, rejected: 1, omitted: 1 });
  expect(pulled.rejections).toContain('"b.csv","3","row","slug is taken by the news itself"');
  expect(pulled.rejections).toContain('"b.csv","4","row","slug must be lower case letters and digits');
  expect(pulled.rejections).toContain('"b.csv","5","row","order must be a whole number from 0 to 10,000"');
  expect(pulled.rejections).toContain('"c.csv","3","fact","market_pulse_category isn’t the slug of a market pulse"');
  const stored = () =>
    database.kysely
      .selectFrom('articles')
      .select(['title', 'description', 'is_featured', 'market_pulse_category', 'key_points'])
      .where('source', '=', 'news')
      .orderBy('title')
      .execute();
  expect(await stored()).toEqual([
    {
      title: 'Batteries grow',
      description: 'Kept text',
      is_featured: true,
      market_pulse_category: 'grid',
      key_points: ['Cheaper', 'Lighter'],
    },
    { title: 'Kelp grows', description: '', is_featured: true, market_pulse_category: null, key_points: [] },
  ]);

  const unmarked = file('title,url,time,is_featured', `Batteries grow,${news('1')},2026-10-01T08:00:00Z,no`);
  expect((await importFiles({ 'c.csv': unmarked }, { database })).counts['c.csv']).toMatchObject({ updated: 1 });
  expect(await importFiles({ 'c.csv': unmarked }, { database })).toMatchObject({ counts: { 'c.csv': { updated: 0 } } });
  expect((await stored())[0]).toMatchObject({
    is_featured: false,
    market_pulse_category: 'grid',
    key_points: ['Cheaper', 'Lighter'],
  });
});
