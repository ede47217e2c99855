import DataLoader from 'dataloader';
import type { GraphQLContext } from '../../graphql/context.ts';
import { type CourseCard, findNext, listFiles, readContents } from './repository.ts';

/** Loads what belongs to the courses of a call, with one statement for all of them. */
function createLoaders({ database, user }: GraphQLContext) {
  return {
    content: new DataLoader<string, string>(async (ids) => {
      const contents = await readContents(database, ids);
      return ids.map((id) => contents.get(id) ?? '');
    }),
    files: new DataLoader<string, Awaited<ReturnType<typeof listFiles>>>(async (ids) => {
      const files = Map.groupBy(await listFiles(database, ids, user), ({ course_id }) => course_id);
      return ids.map((id) => files.get(id) ?? []);
    }),
    next: new DataLoader<string, Pick<CourseCard, 'id' | 'name' | 'category' | 'slug'> | null>(async (ids) => {
      const next = new Map((await findNext(database, ids)).map(({ before, ...course }) => [before, course]));
      return ids.map((id) => next.get(id) ?? null);
    }),
  };
}

const loaders = new WeakMap<GraphQLContext, ReturnType<typeof createLoaders>>();

/** The loaders of a call, which has a context of its own. */
export function loadersOf(context: GraphQLContext): ReturnType<typeof createLoaders> {
  const known = loaders.get(context);
  if (known) return known;
  const created = createLoaders(context);
  loaders.set(context, created);
  return created;
}
