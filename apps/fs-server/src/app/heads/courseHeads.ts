import { courseListPath, coursePath, isLibraryCategory, type LibraryCategory, publicPages } from '@fs/api-contract';
import { type CourseCard, findCourse, listCourses } from '../../areas/courses/repository.ts';
import { shorten } from './headTexts.ts';
import type { HeadServices, PageAddress, PageAnswer } from './PageHead.ts';
import { crumbsOf, listOf, pageOf } from './structuredData.ts';

const advisory = { title: publicPages['/advisory'].title, path: '/advisory' };
const reports = { title: publicPages['/research/reports'].title, path: '/research/reports' };

const libraries: Readonly<Record<LibraryCategory, { title: string; description: string }>> = {
  product: {
    title: 'Product library',
    description: 'Playbooks about finding problems, and building what solves them.',
  },
  finance: { title: 'Finance library', description: 'Playbooks about rounds, terms and runway.' },
  sales: { title: 'Sales library', description: 'Playbooks about first customers, prices and calls.' },
  marketing: { title: 'Marketing library', description: 'Playbooks about words, news and attention.' },
  growth: { title: 'Growth library', description: 'Playbooks about experiments, and what to do with their results.' },
};

/** Courses of a list that search engines learn of. */
const listed = 20;

async function readList(
  services: HeadServices,
  category: string,
  page: { title: string; description: string; path: string },
): Promise<PageAnswer> {
  const courses = await listCourses(services.database, null, { category }, { limit: listed, offset: 0 });
  const items = courses.map((course) => ({ title: course.name, path: coursePath(course) }));
  const structured = [pageOf(services, page, { '@type': 'CollectionPage', mainEntity: listOf(services, items) })];
  return { status: 200, head: { ...page, structured } };
}

export async function readLibrary(services: HeadServices, { params }: PageAddress): Promise<PageAnswer> {
  const { categorySlug = '' } = params;
  if (!isLibraryCategory(categorySlug)) return { status: 404 };
  return readList(services, categorySlug, { ...libraries[categorySlug], path: courseListPath(categorySlug) });
}

export function readReports(services: HeadServices): Promise<PageAnswer> {
  return readList(services, 'reports', { ...reports, description: 'Reports about markets, rounds and teams.' });
}

/** A course by its slug. Another category and a former slug lead to its address. */
export async function readCourse(services: HeadServices, { params }: PageAddress): Promise<PageAnswer> {
  const { categorySlug = 'reports', courseSlug = '' } = params;
  const course = await findCourse(services.database, null, courseSlug, false);
  if (!course) return { status: 404 };
  const path = coursePath(course);
  if (path !== coursePath({ category: categorySlug, slug: courseSlug })) return { status: 301, path };
  return { status: 200, head: headOf(services, course, path) };
}

function headOf(services: HeadServices, course: CourseCard, path: string) {
  const page = { title: course.name, description: shorten(course.short_description), path };
  const above = course.category === 'reports' ? [reports] : [advisory, libraryCrumb(course.category)];
  return {
    ...page,
    structured: [
      pageOf(services, page, {
        mainEntity: {
          '@type': course.category === 'reports' ? 'Report' : 'LearningResource',
          name: course.name,
          description: course.short_description,
          isAccessibleForFree: !course.paid,
          timeRequired: `PT${course.minutes}M`,
        },
      }),
      crumbsOf(services, [...above, page]),
    ],
  };
}

const libraryCrumb = (category: LibraryCategory) => ({
  title: libraries[category].title,
  path: courseListPath(category),
});
