import { firstSection } from '@fs/api-contract';
import type { Resolvers } from '../../generated/schema.gen.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import { notFoundError } from '../../graphql/failures.ts';
import { decodePageToken, encodePageToken } from '../../graphql/pageToken.ts';
import { signFileLink } from './files/links.ts';
import { loadersOf } from './loaders.ts';
import { type CourseCard, type CourseFilter, findCourse, listCourses } from './repository.ts';
import { isEditor, isLocked } from './rules.ts';

interface Page {
  limit?: number | null;
  nextToken?: string | null;
}

async function listPage(filter: CourseFilter, { limit: asked, nextToken }: Page, { database, user }: GraphQLContext) {
  const limit = asked ?? 100;
  const offset = Number.parseInt(decodePageToken(nextToken) ?? '0', 10) || 0;
  const items = await listCourses(database, user, filter, { limit, offset });
  return { items, nextToken: items.length < limit ? null : encodePageToken(String(offset + limit)) };
}

const maySeeDrafts = ({ user }: GraphQLContext) => isEditor(user);

/** Signs addresses of a course's files for a caller who may read it whole. */
function createSigner(course: CourseCard, context: GraphQLContext) {
  const reach = maySeeDrafts(context) ? 'draft' : 'published';
  const isKept = isLocked(course, context.user);
  return (file: string) => (isKept ? null : signFileLink(context.files, { courseId: course.id, file, reach }));
}

/** Courses for everyone. What a caller may not read is neither sent nor signed. */
export const courseResolvers = {
  Query: {
    courseBySlug: async (_parent, { slug }, context) => {
      const course = await findCourse(context.database, context.user, slug, maySeeDrafts(context));
      if (!course) throw notFoundError();
      return course;
    },
    featuredCourses: (_parent, page, context) => listPage({ featured: true }, page, context),
    coursesByCategory: (_parent, { category, ...page }, context) => listPage({ category }, page, context),
    listCourses: (_parent, page, context) => listPage({}, page, context),
  },
  Course: {
    locked: (course, _arguments, { user }) => isLocked(course, user),
    content: async (course, _arguments, context) => {
      const content = await loadersOf(context).content.load(course.id);
      return isLocked(course, context.user) ? firstSection(content) : content;
    },
    attachments: async (course, _arguments, context) => {
      const sign = createSigner(course, context);
      const files = await loadersOf(context).files.load(course.id);
      return files
        .filter(({ kind }) => kind === 'attachment')
        .map(({ id, title, description, type, position, name, size }) => ({
          id,
          title,
          description,
          filetype: type,
          order: position,
          name,
          size,
          url: sign(id),
        }));
    },
    videos: async (course, _arguments, context) => {
      const sign = createSigner(course, context);
      const files = await loadersOf(context).files.load(course.id);
      return files
        .filter(({ kind }) => kind === 'video')
        .map(({ id, title, description, preview_image, duration, position, captions_key, seconds }) => ({
          id,
          title,
          description,
          previewimage: preview_image,
          duration,
          order: position,
          url: sign(id),
          captions: captions_key === null ? null : sign(`${id}-captions`),
          seconds,
        }));
    },
    next: (course, _arguments, context) => loadersOf(context).next.load(course.id),
  },
} satisfies Resolvers;
