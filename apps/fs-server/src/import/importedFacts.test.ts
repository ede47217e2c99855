import type { CompanyOverview, MarketPulse, PersonOverview, Podcast } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { importedCompanyId } from './ids.ts';
import { personId } from './kinds/personRow.ts';
import { buildCompanyLine, companiesHeader, file, importFiles } from './testing/importFiles.ts';

const voltaro = importedCompanyId('/organization/volt');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function get<Answer>(url: string): Promise<Answer> {
  const answer = await server.app.inject({
    url,
    headers: { authorization: await server.authorizationOf('unlimited') },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

test('[XIMPORT-001] pages of companies, people and the news answer what files of facts contain', async () => {
  const { rejections } = await importFiles(
    {
      'a.csv': file(companiesHeader, buildCompanyLine('/organization/volt', 'Voltaro')),
      'b.csv': file(
        'company_permalink,social,day,followers_count',
        '/organization/volt,twitter,2026-09-30,100',
        '/organization/volt,twitter,2026-10-31,120',
      ),
      'c.csv': file(
        'person_permalink,first_name,last_name,title,company_permalink',
        '/person/ana-sousa,Ana,Sousa,CEO,/organization/volt',
      ),
      'd.csv': file(
        'company_permalink,domain,domain_authority,page_authority,linking_domains,external_links,measured_on',
        '/organization/volt,voltaro.example,61,48,12480,310000,2026-10-31',
      ),
      'e.csv': file(
        'podcast_id,title,publisher,published_at,company_permalink',
        'ep-1,Batteries for everybody,Grid Talk,2026-10-31T09:30:00Z,/organization/volt',
      ),
      'f.csv': file('slug,label,order', 'grid,Grid & Storage,0'),
      'g.csv': file(
        'title,url,time,is_featured,market_pulse_category',
        'Voltaro grows,https://news.example/1,2026-10-31T08:00:00Z,yes,grid',
      ),
    },
    { database: server.database },
  );
  expect(rejections).toBe('');

  const overview = await get<CompanyOverview>(`/api/companies/${voltaro}/overview`);
  expect(overview.socials).toEqual([{ social: 'twitter', followers_count: 120 }]);
  expect(overview.socialHistory.map(({ day }) => day)).toEqual(['2026-09-30', '2026-10-31']);
  expect(overview.urlMetrics.results).toMatchObject([{ domain: 'voltaro.example', domain_authority: 61 }]);
  const [episode] = overview.podcasts;
  expect(await get<Podcast>(`/query?podcastId=${episode?.id}`)).toMatchObject({
    title: 'Batteries for everybody',
    publisher: 'Grid Talk',
    published_time: '2026-10-31T09:30:00.000Z',
  });
  const person = await get<PersonOverview>(`/api/people/${personId('/person/ana-sousa')}`);
  expect(person).toMatchObject({ first_name: 'Ana', title: 'CEO', organization: { name: 'Voltaro' } });
  expect(await get<MarketPulse[]>('/news/config')).toContainEqual({ slug: 'grid', label: 'Grid & Storage', order: 0 });
  expect(JSON.stringify(await get('/news/grid'))).toContain('Voltaro grows');
  expect(JSON.stringify(await get('/news/curated/featured'))).toContain('Voltaro grows');
});
