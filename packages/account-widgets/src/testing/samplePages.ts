import { capabilityGroups, type Group } from '@fs/api-contract';
import type { NavigablePage } from '../shell/navigation/NavigablePage.ts';

const open = (path: string): NavigablePage => ({ path, audience: 'anyone' });
const own = (path: string, groups?: readonly Group[]): NavigablePage => ({
  path,
  audience: 'signed-in',
  ...(groups && { groups }),
});

/**
 * Pages for stories, enough to fill every menu. They are not the app's pages, so stories with them prove no
 * requirement. Tests of the app's own routes do, in apps/fs-web or e2e.
 */
export const samplePages: readonly NavigablePage[] = [
  ...['/advisory', '/advisory/library/$categorySlug', '/markets', '/research/reports', '/topics', '/support'].map(open),
  ...['/research/home', '/research/watchlists', '/research/feed', '/add-company'].map((path) => own(path)),
  ...['/companies/search/funding', '/companies/search/investors', '/companies/search/acquisitions'].map((path) =>
    own(path),
  ),
  ...['/research/markets', '/research/companies', '/research/companies/$companyId'].map((path) => own(path)),
  ...['/tools/blog', '/tools/investors', '/tools/social', '/tools/podcasts'].map((path) => own(path)),
  ...['/account', '/workspaces', '/data'].map((path) => own(path)),
  own('/tools/content', capabilityGroups.ideaGeneration),
  own('/notebooks', [...capabilityGroups.ideaGeneration, 'notebooks']),
  own('/editors/admin', ['editors']),
  own('/advisory/admin', ['editors']),
  own('/admin', ['admin']),
];
