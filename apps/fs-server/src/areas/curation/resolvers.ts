import { type EditorArticle, isInAnyOf } from '@fs/api-contract';
import { schemas } from '@fs/api-contract/schemas';
import type { Resolvers } from '../../generated/schema.gen.ts';
import { asUser } from '../../graphql/asUser.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import { parseInput } from '../../graphql/parseInput.ts';
import { forbidden, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { curationHandlers } from './routes.ts';

/** The operations about our own articles have the handlers of the editors' REST calls. */
export const curationResolvers = {
  Query: {
    getCuratedArticle: (_parent, { id }, context) =>
      asEditor(context, async (user, handlers) => toWire(await requireArticle(handlers, user, id))),
  },
  Mutation: {
    createCuratedArticle: (_parent, { input }, context) =>
      asEditor(context, async (user, { createEditorArticle }) => {
        const body = parseInput(schemas.createEditorArticle.body, { ...input });
        return toWire(await createEditorArticle({ user, body }));
      }),
    updateCuratedArticle: (_parent, { input }, context) =>
      asEditor(context, async (user, handlers) => {
        const current = await requireArticle(handlers, user, input.id);
        const { title, description, content, image, published_time, featured, summary, keywords } = current;
        const { marketpulse_category } = current;
        const known = { title, description, content, image, published_time, featured, summary, keywords };
        const body = parseInput(schemas.updateEditorArticle.body, { ...known, marketpulse_category, ...input });
        return toWire(await handlers.updateEditorArticle({ user, body }));
      }),
    deleteCuratedArticle: (_parent, { input: { id } }, context) =>
      asEditor(context, async (user, handlers) => {
        const article = await requireArticle(handlers, user, id);
        await handlers.deleteEditorArticle({ user, params: { id } });
        return toWire(article);
      }),
  },
} satisfies Resolvers;

type ArticleHandlers = ReturnType<typeof curationHandlers>;

function asEditor<Result>(
  context: GraphQLContext,
  operation: (user: User, handlers: ArticleHandlers) => Promise<Result>,
): Promise<Result> {
  const { database, files, chat } = context;
  return asUser(context, async (user) => {
    if (!isInAnyOf(user.groups, ['editors'])) throw forbidden();
    return operation(user, curationHandlers(database, files, chat.attempts));
  });
}

async function requireArticle(handlers: ArticleHandlers, user: User, id: string): Promise<EditorArticle> {
  const [article] = await handlers.getEditorArticle({ user, params: { id } });
  if (!article) throw notFound();
  return article;
}

/** Under the names of research §3. */
function toWire({ marketpulse_category, ...article }: EditorArticle) {
  return { ...article, mpn_category: marketpulse_category };
}
