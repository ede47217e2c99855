import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { createAppFolder } from '../../app/heads/testing/createAppFolder.ts';
import { readHead } from '../../app/heads/testing/readHead.ts';
import { articleBody } from '../../http/testing/exampleRecords.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';
import type { Faults } from './Faults.ts';

/** What XML cannot hold. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** `htmlEntities`: without it, this parser leaves character references such as `&#39;` as they are. */
const parser = new XMLParser({
  isArray: (name) => name === 'item',
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
});

/**
 * Publishes an article with each text as its title, description, key point, topic and content, and reads its page's head
 * and its feed as a search engine does. Returns how many were published.
 */
export async function readPublished(texts: readonly string[], faults: Faults): Promise<number> {
  const app = await createAppFolder();
  const server = await startTestServer({ appFolder: app.folder });
  const publish = await createPublisher(server);
  let published = 0;
  for (const text of texts) {
    const address = await publish(text);
    if (address === null) continue;
    published += 1;
    const page = await server.app.inject(new URL(address.page, server.url).pathname);
    for (const problem of problemsOfPage(page.statusCode, page.body, text)) faults.add('article page', problem, text);
    const feed = await server.app.inject(address.feed);
    for (const problem of problemsOfFeed(feed.body, text)) faults.add('news feed', problem, text);
  }
  await server.close();
  await app.remove();
  return published;
}

/** Changes one article again and again, which is the newest of its category. */
async function createPublisher(server: TestServer) {
  const headers = { authorization: await server.authorizationOf('editor') };
  const category = server.world.marketPulseCategories[0]?.slug ?? '';
  const body = { ...articleBody(server), marketpulse_category: category, published_time: new Date().toISOString() };
  const first = await server.app.inject({
    method: 'POST',
    url: '/editors/article',
    headers,
    payload: { ...body, title: 'The newest' },
  });
  const { id } = first.json<{ id: string }>();
  return async (text: string) => {
    const fields = { title: text, description: text, content: text, summary: [text], keywords: [text] };
    const saved = await server.app.inject({
      method: 'PUT',
      url: '/editors/article',
      headers,
      payload: { ...body, ...fields, id },
    });
    return saved.statusCode === 200 ? { page: `/fs/news/article/${id}`, feed: `/feeds/news/${category}.xml` } : null;
  };
}

const plainElements = 'html head meta title link script body'.split(' ');

function problemsOfPage(status: number, html: string, text: string): string[] {
  if (status !== 200) return [`answers ${status}`];
  const head = readHead(html);
  const title = asHtml(text.trim());
  const others = head.elements.filter((name) => !plainElements.includes(name));
  const [data] = head.structured as { '@graph'?: { mainEntity?: { headline?: string } }[] }[];
  return [
    ...(head.titles.length === 1 && head.titles[0] === `${title} | Foresight` ? [] : ['has another title']),
    ...(head.property('og:title') === title ? [] : ['has another title in its social card']),
    ...(others.length > 0 ? [`has the elements ${others.join(' ')}`] : []),
    ...(head.structured.length === 1 ? [] : ['has no JSON-LD, or more']),
    ...(data?.['@graph']?.some(({ mainEntity }) => mainEntity?.headline === text.trim())
      ? []
      : ['has another headline in JSON-LD']),
    ...(head.named('description').join().isWellFormed() && !/\ufffd(?=…$)/.test(head.named('description').join())
      ? []
      : ['has a broken description']),
  ];
}

/** As every HTML parser reads it: line ends, and no NUL. */
const asHtml = (text: string) => text.replaceAll(/\r\n?/g, '\n');

function problemsOfFeed(xml: string, text: string): string[] {
  if (XMLValidator.validate(xml) !== true) return ['is not well-formed'];
  const titles = (parser.parse(xml) as { rss: { channel: { item: { title: string }[] } } }).rss.channel.item.map(
    ({ title }) => title,
  );
  const expected = text.trim().replaceAll(forbidden, '');
  const isThere = titles.some((title) => title.replaceAll(/\r\n?/g, '\n') === expected.replaceAll(/\r\n?/g, '\n'));
  return isThere ? [] : ['has another title'];
}
