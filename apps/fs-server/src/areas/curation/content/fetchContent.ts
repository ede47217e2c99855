import { articleSlug, paths } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { markChanged } from '../../../database/revisions.ts';
import type { Tables } from '../../../database/tables.ts';
import type { JobHandler } from '../../../jobs/jobQueue.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import { findLanguage } from '../../../mail/findLanguage.ts';
import { mailTexts } from '../../../mail/mailTexts.ts';
import { postMail } from '../../../mail/postMail.ts';
import { listSimilarSlugs } from '../repository.ts';
import { toFreeSlug } from '../rules.ts';
import type { ExtractedArticle } from './reading/ExtractedArticle.ts';
import { PageFailure, type ReadPage } from './reading/readPage.ts';
import { endRequest, findRequest, type StoredRequest } from './repository.ts';
import { contentJob } from './routes.ts';

interface ContentServices {
  database: Database;
  readPage: ReadPage;
  publicUrl: string;
  productName: string;
}

/** The job that reads a requested article. Its failure is part of the request, which users can repeat. */
export function contentJobs({ database, readPage, ...mail }: ContentServices): Record<string, JobHandler> {
  return {
    [contentJob]: async (payload) => {
      const { id } = payload as { id: string };
      const request = await findRequest(database, id);
      if (request?.status !== 'pending') return;
      let article: ExtractedArticle;
      try {
        article = await readPage(request.url);
      } catch (error) {
        await endRequest(database, id, { failure: error instanceof PageFailure ? error.failure : 'unexpected' });
        return;
      }
      await database.kysely.transaction().execute(async (transaction) => {
        const article_id = await storeArticle(transaction, request, article);
        await endRequest({ kysely: transaction }, id, { article_id });
        await markChanged(transaction, 'news');
        await mailRequester(transaction, request, { ...mail, title: article.title, id: article_id });
      });
    },
  };
}

/** Adds the article, or completes what is known of the one at this address. Returns its id. */
async function storeArticle(
  transaction: Kysely<Tables>,
  { url, source, organization_id }: StoredRequest,
  { title, author, description, text, image, publishedAt, siteName }: ExtractedArticle,
): Promise<string> {
  // Of two requests for one address, the second finds the article of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`article at ${url}`}, 0))`.execute(transaction);
  const known = await transaction
    .selectFrom('articles')
    .select('id')
    .where('url', '=', url)
    .limit(1)
    .executeTakeFirst();
  const read = { content: text, word_count: text.split(/\s+/).length, author };
  if (known) {
    await transaction
      .updateTable('articles')
      .set({ ...read, image_url: sql`coalesce(image_url, ${image})`, updated_at: sql`now()` })
      .where('id', '=', known.id)
      .execute();
  }
  const wanted = articleSlug(title);
  const slug = toFreeSlug(wanted, await listSimilarSlugs({ kysely: transaction }, wanted));
  const id = known?.id ?? `news-${slug}`;
  if (!known) {
    await transaction.deleteFrom('deleted_articles').where('id', '=', id).execute();
    await transaction
      .insertInto('articles')
      .values({
        id,
        slug,
        title,
        description,
        url,
        image_url: image,
        site_name: source ?? siteName ?? new URL(url).hostname.replace(/^www\./, ''),
        source: 'news',
        published_at: toPast(publishedAt),
        ...read,
      })
      .execute();
  }
  await sql`
    insert into article_organizations (article_id, organization_id, position)
    select ${id}, ${organization_id}, coalesce(max(position) + 1, 0)
    from article_organizations where article_id = ${id}
    on conflict do nothing
  `.execute(transaction);
  return id;
}

/** An article without a time was published by now. */
function toPast(text: string | null): Date {
  const now = new Date();
  const time = text === null ? now : new Date(text);
  return time > now ? now : time;
}

interface Notification extends Pick<ContentServices, 'publicUrl' | 'productName'> {
  title: string;
  id: string;
}

async function mailRequester(
  transaction: Kysely<Tables>,
  request: StoredRequest,
  { publicUrl, productName, title, id }: Notification,
): Promise<void> {
  if (request.requester === null) return;
  const user = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', request.requester)
    .where('status', '=', 'CONFIRMED')
    .executeTakeFirst();
  if (!user) return;
  const language = (await findLanguage({ kysely: transaction }, { id: request.requester })) ?? 'en';
  const texts = mailTexts[language].content;
  const message = composeMail({
    key: `content ${request.id} ${request.attempts}`,
    to: user.email,
    language,
    subject: texts.subject(productName),
    productName,
    parts: [
      { kind: 'text', text: texts.available },
      { kind: 'quote', text: title },
      { kind: 'action', label: texts.open, href: `${publicUrl}${paths.app}/news/earned/${encodeURIComponent(id)}` },
    ],
  });
  await postMail(transaction, message);
}
