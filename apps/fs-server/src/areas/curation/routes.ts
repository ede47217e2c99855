import type { curationRoutes, EditorArticle, EditorArticleChanges, NewEditorArticle } from '@fs/api-contract';
import { articleSlug } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { cleanImage, maxSides } from '../../files/cleanImage.ts';
import { isImageType, typeOfKey } from '../../files/fileBytes.ts';
import type { Files } from '../../files/files.ts';
import { invalid, notFound } from '../../http/failures.ts';
import { limitCalls } from '../../http/limitCalls.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { User } from '../../http/user.ts';
import type { Attempts } from '../../identity/attempts.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { toArticleId } from '../news/rules.ts';
import { listEditorArticles } from './listArticles.ts';
import { recordEdit } from './recordEdit.ts';
import {
  type ArticleFields,
  changeArticles,
  countRead,
  deleteArticles,
  findEditorArticle,
  hasCategory,
  insertArticle,
  insertImage,
  leadStory,
  listSimilarSlugs,
  type Store,
  updateArticle,
} from './repository.ts';
import {
  exists,
  imageUploads,
  parseSlug,
  requireImage,
  requirePublishedTime,
  requireRevision,
  toFreeSlug,
} from './rules.ts';

/** The calls about articles of our own. */
export type ArticleRoutes = Pick<
  typeof curationRoutes,
  | 'getEditorArticle'
  | 'createEditorArticle'
  | 'updateEditorArticle'
  | 'deleteEditorArticle'
  | 'listEditorArticles'
  | 'changeEditorArticles'
  | 'deleteEditorArticles'
  | 'getArticleImageUpload'
  | 'saveArticleImage'
  | 'countArticleRead'
>;

export function curationHandlers(database: Database, files: Files, attempts: Attempts): Handlers<ArticleRoutes> {
  async function requireCategory(store: Store, slug: string | null): Promise<void> {
    if (slug !== null && !(await hasCategory(store, slug))) throw invalid('This category doesn’t exist any more');
  }

  /** Checks what the schema cannot. Parts that an update leaves out stay. @throws HttpFailure 400, 404 */
  async function toFields(
    body: NewEditorArticle | EditorArticleChanges,
    current?: EditorArticle,
  ): Promise<ArticleFields> {
    const { article_id: _source, org_id = null, summary, keywords, published_time, ...written } = body;
    const { marketpulse_category = current?.marketpulse_category ?? null } = written;
    requireImage(written.image, current);
    requirePublishedTime(published_time, new Date());
    await requireCategory(database, marketpulse_category);
    return {
      title: written.title.trim(),
      description: written.description.trim(),
      content: written.content ?? current?.content ?? '',
      image: written.image,
      published_time,
      featured: written.featured ?? current?.featured ?? false,
      org_id: org_id === null ? null : (await requireCompany(database, org_id)).id,
      marketpulse_category,
      summary: summary.map((point) => point.trim()),
      keywords,
    };
  }

  async function requireArticle(store: Store, id: string, isLocked = false): Promise<EditorArticle> {
    const article = await findEditorArticle(store, id, { isLocked });
    if (!article) throw notFound();
    return article;
  }

  /** Returns how many were there. */
  function removeArticles(user: User, ids: readonly string[]): Promise<number> {
    return database.kysely.transaction().execute(async (kysely) => {
      const gone = await deleteArticles(kysely, ids);
      if (gone.length > 0) await recordEdit(kysely, user, { articles: gone, change: 'deleted' });
      return gone.length;
    });
  }

  return {
    getEditorArticle: async ({ params }) => [await requireArticle(database, toArticleId(params.id))],

    createEditorArticle: async ({ user, body }) => {
      const fields = await toFields(body);
      return database.kysely.transaction().execute(async (kysely) => {
        const wanted = body.slug === undefined ? articleSlug(fields.title) : parseSlug(body.slug);
        const slug = body.slug === undefined ? toFreeSlug(wanted, await listSimilarSlugs({ kysely }, wanted)) : wanted;
        if (!(await insertArticle(kysely, user, slug, fields))) throw exists();
        if (body.article_id) await leadStory(kysely, `news-${slug}`, body.article_id);
        await recordEdit(kysely, user, { articles: [`news-${slug}`], change: 'created' });
        return requireArticle({ kysely }, `news-${slug}`);
      });
    },

    updateEditorArticle: async ({ user, body }) => {
      const id = toArticleId(body.id);
      const fields = await toFields(body, await requireArticle(database, id));
      return database.kysely.transaction().execute(async (kysely) => {
        requireRevision(body.revision, await requireArticle({ kysely }, id, true));
        await updateArticle(kysely, user, id, fields);
        await recordEdit(kysely, user, { articles: [id], change: 'saved' });
        return requireArticle({ kysely }, id);
      });
    },

    deleteEditorArticle: async ({ user, params }) => {
      if ((await removeArticles(user, [toArticleId(params.id)])) === 0) throw notFound();
      return {};
    },

    listEditorArticles: ({ query }) => listEditorArticles(database, query),

    changeEditorArticles: async ({ user, body: { ids, ...changes } }) => {
      if (changes.published_time !== undefined) requirePublishedTime(changes.published_time, new Date());
      await requireCategory(database, changes.marketpulse_category ?? null);
      const changed = await database.kysely.transaction().execute(async (kysely) => {
        const articles = await changeArticles(kysely, user, ids, changes);
        if (articles.length > 0) await recordEdit(kysely, user, { articles, change: 'changed' });
        return articles.length;
      });
      return { changed };
    },

    deleteEditorArticles: async ({ user, body: { ids } }) => ({ changed: await removeArticles(user, ids) }),

    getArticleImageUpload: async ({ user, query: { type, size } }) => {
      await limitCalls(attempts, imageUploads, user.id);
      return files.uploadTarget({ folder: files.ownerFolder('articles', user.id), type, size });
    },

    saveArticleImage: async ({ user, body }) => {
      const folder = files.ownerFolder('articles', user.id);
      const isOwn = body.key.startsWith(`${folder}/`);
      const bytes = isOwn ? await files.read(body.key) : null;
      if (!bytes) throw invalid('Upload the image first');
      const type = typeOfKey(body.key);
      const image = isImageType(type) ? await cleanImage(type, bytes, maxSides.articles) : null;
      await files.remove(body.key);
      if (!image) throw invalid('Couldn’t read this image. Choose another.');
      const key = await files.write({ folder, type }, image);
      await insertImage(database, user, { key, name: body.name });
      return { url: files.urlOf(key) };
    },

    countArticleRead: async ({ params, user }) => {
      // Editors look at what they wrote.
      if (!user?.groups.includes('editors')) await countRead(database, toArticleId(params.id));
      return {};
    },
  };
}
