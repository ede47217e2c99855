import { articlePath, categoryArticlePath, type MarketPulse, type NewsArticle, publicPages } from '@fs/api-contract';
import { findArticlePage, findDeletion } from '../../areas/news/articlePage.ts';
import { everywhere } from '../../areas/news/conditions.ts';
import { toArticleIds } from '../../areas/news/rules.ts';
import { listCategories } from '../../areas/news/sections.ts';
import { listStories } from '../../areas/news/stories.ts';
import { shorten } from './headTexts.ts';
import type { HeadServices, PageAddress, PageAnswer } from './PageHead.ts';
import { crumbsOf, listOf, organizationOf, pageOf } from './structuredData.ts';

const news = { title: publicPages['/news'].title, path: '/news' };

/** Articles of the list that search engines learn of. */
const listed = 10;

export async function readNews(services: HeadServices): Promise<PageAnswer> {
  const stories = await listStories(services.database, everywhere, { limit: listed });
  const page = { ...news, description: 'What is new about companies, rounds and markets, by category, every day.' };
  const items = stories.flatMap((item) => {
    const path = articlePath(item);
    return path === undefined ? [] : [{ title: item.article.title, path }];
  });
  const structured = [pageOf(services, page, { '@type': 'CollectionPage', mainEntity: listOf(services, items) })];
  const categories = await listCategories(services.database);
  return {
    status: 200,
    head: { ...page, structured, feeds: categories.map((category) => feedOf(services, category)) },
  };
}

/** An article by its category and slug. Another category and the other form of the slug lead to the article. */
export async function readCategoryArticle(services: HeadServices, { params }: PageAddress): Promise<PageAnswer> {
  const { category = '', slug = '' } = params;
  const answer = await readArticle(services, toArticleIds(slug, 'slug'), false);
  const path = answer.status === 200 ? answer.head.path : undefined;
  return path === undefined || path === categoryArticlePath(category, slug) ? answer : { status: 301, path };
}

export function readArticleById(services: HeadServices, { params }: PageAddress): Promise<PageAnswer> {
  return readArticle(services, toArticleIds(params.articleId ?? ''), false);
}

export function readEarnedArticle(services: HeadServices, { params }: PageAddress): Promise<PageAnswer> {
  return readArticle(services, toArticleIds(params.earnedId ?? ''), true);
}

async function readArticle(services: HeadServices, ids: readonly string[], hasEarned: boolean): Promise<PageAnswer> {
  const { database } = services;
  const article = await findArticlePage(database, ids, { isSignedIn: false, isEditor: false, hasEarned });
  const path = article && articlePath(article);
  if (!article || path === undefined) return { status: (await findDeletion(database, ids)) ? 410 : 404 };
  const page = { title: article.title, description: shorten(article.description), path };
  const structured = [
    pageOf(services, page, { mainEntity: articleOf(services, article, path) }),
    crumbsOf(services, [news, page]),
  ];
  const feeds = article.category ? [feedOf(services, article.category)] : [];
  return { status: 200, head: { ...page, type: 'article', image: webPicture(article.image), structured, feeds } };
}

function feedOf({ environment, feedOf: addressOf }: HeadServices, { slug, label }: MarketPulse) {
  return { title: `${label}, ${environment.productName}`, address: addressOf(slug) };
}

function articleOf(services: HeadServices, article: NewsArticle, path: string) {
  const image = webPicture(article.image);
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    datePublished: article.published_time,
    mainEntityOfPage: services.addressOf(path),
    ...(article.earned_content
      ? { isBasedOn: article.earned_content.url }
      : // By name: who parses this page alone doesn't know the landing page, where the organization is described.
        { publisher: organizationOf(services) }),
    ...(article.word_count !== null && { wordCount: article.word_count }),
    ...(article.keywords.length > 0 && { keywords: article.keywords }),
    ...(image !== null && { image }),
  };
}

/** Previews load pictures from the web only. */
function webPicture(url: string | null): string | null {
  return url !== null && /^https?:/i.test(url) ? url : null;
}
