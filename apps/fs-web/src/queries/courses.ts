import type { Course, CourseCategory, CourseProgress } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

const key = ['courses'] as const;

export function featuredCoursesQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...key, 'featured'],
    queryFn: async ({ signal }) => unwrap(await client.courses.featuredCourses({ signal })),
  });
}

/** The courses of a category, the featured ones first. */
export function categoryCoursesQuery(client: DataClient, category: CourseCategory) {
  return queryOptions({
    queryKey: [...key, 'category', category],
    queryFn: async ({ signal }) => unwrap(await client.courses.coursesByCategory(category, { signal })),
  });
}

/** A course by its slug, for one user: what it has depends on who asks. */
export function courseQuery(client: DataClient, slug: string, userId: string | undefined) {
  return queryOptions({
    queryKey: [...key, 'course', slug, userId ?? null],
    queryFn: async ({ signal }) => unwrap(await client.courses.courseBySlug(slug, { signal })),
  });
}

/** Shows new progress of a course at once, and loads the lists again when they are next shown. */
export async function keepProgress(queries: QueryClient, id: string, progress: CourseProgress): Promise<void> {
  queries.setQueriesData<Course>({ queryKey: [...key, 'course'] }, (course) =>
    course?.id === id ? { ...course, progress } : course,
  );
  await queries.invalidateQueries({ queryKey: [...key, 'category'] });
  await queries.invalidateQueries({ queryKey: [...key, 'featured'] });
}

/** All courses in the editors' order, drafts among them. */
export function editorCoursesQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...key, 'editors'],
    queryFn: async ({ signal }) => unwrap(await client.courses.listEditorCourses({ signal })),
  });
}

/** A course for its form. Never from a cache, because its revision must be the stored one. */
export function editorCourseQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: [...key, 'form', id],
    queryFn: async ({ signal }) => unwrap(await client.courses.getEditorCourse(id, { signal })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Loads what a change of a course shows in: its lists and pages. An open form keeps what it began with. */
export async function refreshCourses(queries: QueryClient): Promise<void> {
  const [area] = key;
  await queries.invalidateQueries({ predicate: ({ queryKey: [of, kind] }) => of === area && kind !== 'form' });
}
