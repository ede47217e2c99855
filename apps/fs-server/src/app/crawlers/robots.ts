import { paths } from '@fs/api-contract';

/**
 * What crawlers may request. Pages that are not listed say so themselves, which a crawler must be able to read; what
 * the app requests for a public page stays open, because some crawlers run the app.
 */
export function writeRobots(sitemapAddress: string): string {
  const closed = ['/api/', paths.graphql, paths.identity, '/oauth2/', paths.cspReports];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemapAddress}`, ''].join(
    '\n',
  );
}
