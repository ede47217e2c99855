import { marketPath, publicPages, topicsPath } from '@fs/api-contract';
import { findTopics, readSurroundings } from '../../areas/keywords/repository.ts';
import { formatCount, joinSentences, shorten } from './headTexts.ts';
import type { HeadServices, PageAddress, PageAnswer } from './PageHead.ts';
import { crumbsOf, listOf, pageOf } from './structuredData.ts';

const topics = { title: publicPages['/topics'].title, path: '/topics' };

/** The topic explorer, about the first topic of its address. */
export async function readTopics(services: HeadServices, { params: { name } }: PageAddress): Promise<PageAnswer> {
  if (name === undefined) {
    const page = { ...topics, description: 'See which topics the news has more of than usual, and read the articles.' };
    return { status: 200, head: { ...page, structured: [pageOf(services, page)] } };
  }
  const found = await findTopics(services.database, [name]);
  const [topic] = found;
  if (!topic || topic.ids.length === 0) return { status: 404 };
  const { count, related, markets } = await readSurroundings(services.database, found);
  const page = {
    title: `${topic.name} News & Market Information`,
    description: shorten(
      joinSentences(
        `Recently published articles that contain the keyword: ${topic.name}`,
        count > 0 ? formatCount(count, 'article') : null,
        related.length > 0 ? `Related topics: ${related.join(', ')}` : null,
      ),
    ),
    path: topicsPath([topic.name]),
  };
  const lists = [
    listOf(
      services,
      related.map((title) => ({ title, path: topicsPath([title]) })),
    ),
    listOf(
      services,
      markets.map((market) => ({ title: market.name, path: marketPath(market) })),
    ),
  ];
  const structured = [
    pageOf(services, page, {
      '@type': 'CollectionPage',
      about: { '@type': 'Thing', name: topic.name },
      mentions: lists.filter(({ numberOfItems }) => numberOfItems !== 0),
    }),
    crumbsOf(services, [topics, { title: topic.name, path: page.path }]),
  ];
  return { status: 200, head: { ...page, structured }, isVariant: topic.name !== name };
}

/** A topic’s address by its name leads to the explorer, which says whether there is one (ROUTE-018). */
export async function readTopic({ database }: HeadServices, { params }: PageAddress): Promise<PageAnswer> {
  const [topic] = await findTopics(database, [params.keyword ?? '']);
  return { status: 301, path: topicsPath([topic?.name ?? '']) };
}
