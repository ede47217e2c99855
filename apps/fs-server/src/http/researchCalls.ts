import {
  companyArticleRoutes,
  companyRoutes,
  feedRoutes,
  fundingRoutes,
  keywordRoutes,
  marketPulseRoutes,
  marketRoutes,
  newsRoutes,
  peopleRoutes,
  type RouteName,
  routes,
  searchRoutes,
} from '@fs/api-contract';

const research: ReadonlySet<string> = new Set(
  Object.keys({
    ...companyRoutes,
    ...fundingRoutes,
    ...companyArticleRoutes,
    ...peopleRoutes,
    ...marketRoutes,
    ...searchRoutes,
    ...marketPulseRoutes,
    ...newsRoutes,
    ...keywordRoutes,
    ...feedRoutes,
  }),
);

/** Whether a call reads companies, deals, markets, news, topics or people. Searches of those are POST requests. */
export function isResearch(name: RouteName): boolean {
  const { method } = routes[name];
  return research.has(name) && (method === 'GET' || method === 'POST');
}

/** Whether a call changes something. */
export function isWrite(name: RouteName): boolean {
  return routes[name].method !== 'GET' && !isResearch(name);
}
