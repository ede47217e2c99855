import { companyId, storyWorld } from '@fs/fixtures';
import type { appRoutes } from '../../../apps/fs-web/src/routes.tsx';

type Path = (typeof appRoutes)[number]['path'];

/** Roles of the sample world whose walk is printed, and the signed-out user. */
export const walkRoles = ['signed-out', 'free', 'individual-plus', 'editor'] as const;
export type WalkRole = (typeof walkRoles)[number];

const company = companyId('sample', 'voltmeer');

/** A list of each role's own. A signed-out user has none, and asks for another's. */
const lists: Readonly<Record<WalkRole, string>> = {
  'signed-out': 'Public comparators',
  free: 'Local network',
  'individual-plus': 'Investment portfolio',
  editor: 'Story ideas',
};

function listOf(role: WalkRole): string {
  const list = storyWorld().watchlists.find(({ name }) => name === lists[role]);
  if (!list) throw new Error(`The sample world has no list ${lists[role]}`);
  return list.id;
}

function courseOf(wanted: string): string {
  const course = storyWorld().courses.find(({ slug }) => slug === wanted);
  if (!course) throw new Error(`The sample world has no course ${wanted}`);
  return course.id;
}

/**
 * An address of each page whose path has a parameter: something that the sample world has, whatever the day, and that
 * the role may see.
 */
const subjects: Readonly<Record<Extract<Path, `${string}$${string}`>, (role: WalkRole) => string>> = {
  '/referral/$code': () => '/referral/READLONG',
  '/markets/$categoryId': () => '/markets/battery-storage',
  '/research/markets/$categoryId': () => '/research/markets/battery-storage',
  '/markets/$categoryId/owned-content': () => '/markets/battery-storage/owned-content',
  '/markets/$categoryId/earned-content': () => '/markets/battery-storage/earned-content',
  '/markets/$categoryId/funding-history': () => '/markets/battery-storage/funding-history',
  '/markets/$categoryId/recent-funding': () => '/markets/battery-storage/recent-funding',
  '/markets/$categoryId/investors': () => '/markets/battery-storage/investors',
  '/news/article/$articleId': () => '/news/article/news-voltmeer-wires-up-its-hundredth-street',
  '/news/earned/$earnedId': () => '/news/earned/news-grid-post-a-morning-with-the-support-desk-of-registro-claro',
  '/news/$category/$slug': () => '/news/climate-energy/voltmeer-wires-up-its-hundredth-street',
  '/advisory/library/$categorySlug': () => '/advisory/library/finance',
  '/advisory/library/$categorySlug/$courseSlug': () => '/advisory/library/finance/read-a-term-sheet',
  '/advisory/admin/edit/$courseId': () => `/advisory/admin/edit/${courseOf('know-your-runway')}`,
  '/research/reports/$courseSlug': () => '/research/reports/where-seed-money-went-this-year',
  '/topics/$keyword': () => '/topics/Grid%20Flexibility',
  '/research/companies/$companyId': () => `/research/companies/${company}`,
  '/companies/$companyId': () => `/companies/${company}`,
  '/admin/company/$companyId': () => `/admin/company/${company}`,
  '/people/$personId': () => '/people/518e0a49-4122-5de2-9f64-1ee63b6da660',
  '/research/watchlists/$watchlistId': (role) => `/research/watchlists/${listOf(role)}`,
  '/watchlists/$watchlistId': (role) => `/watchlists/${listOf(role)}`,
  // A walk makes nothing: another user’s, which seems not to exist.
  '/data/$jobId': () => '/data/11111111-1111-4111-8111-111111111111',
  // The same of notebooks.
  '/notebooks/$docId': () => '/notebooks/11111111-1111-4111-8111-111111111111',
  // Each has their own.
  '/workspaces/$accountId': () => '/workspaces/personal',
};

/** Queries of the pages that show nothing of interest without one. */
const queries: Partial<Readonly<Record<Path, string>>> = {
  '/slackauth': '?slackUserId=U024BE7LH',
  '/search': '?query=harbor',
  '/topics': '?name=Grid%20Flexibility',
};

/** The address at which a role visits a page of the app. */
export function samplePath(path: Path, role: WalkRole): string {
  const subject = subjects[path as keyof typeof subjects];
  return (subject?.(role) ?? path) + (queries[path] ?? '');
}
