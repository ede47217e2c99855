import { type Environment, paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { cachedBy } from '../../areas/static-files/cached.ts';
import type { Database } from '../../database/database.ts';
import { readRevision } from '../../database/revisions.ts';
import { notFound } from '../../http/failures.ts';
import { isStorable } from '../../values/storableText.ts';
import { encodeText, sendText } from '../sendText.ts';
import { writeNewsFeed } from './newsFeeds.ts';
import { writeRobots } from './robots.ts';
import { writeSitemap, writeSitemapIndex } from './sitemaps.ts';

/** Files for crawlers and for programs that read feeds. They are at the root of the host, where crawlers look for them. */
export const crawlerPaths = {
  robots: '/robots.txt',
  sitemapIndex: '/sitemap.xml',
  sitemap: '/sitemaps/:name.xml',
  newsFeed: '/feeds/news/:name.xml',
} as const;

/** The feed of a news category, at the root of the host. */
export function newsFeedPath(slug: string): string {
  return pathOf(crawlerPaths.newsFeed, slug);
}

function pathOf(pattern: string, name: string): string {
  return pattern.replace(':name', encodeURIComponent(name));
}

interface CrawlerOptions {
  database: Database;
  environment: Environment;
  publicUrl: string;
}

/** Many files are large, so few are kept. */
const keptFiles = { entries: 20, lifetimeMs: 10 * 60_000 };

const xml = 'application/xml; charset=utf-8';
const rss = 'application/rss+xml; charset=utf-8';

export function registerCrawlerFiles(app: FastifyInstance, { database, environment, publicUrl }: CrawlerOptions): void {
  const addressOf = (path: string) => `${publicUrl}${paths.app}${path}`;
  const fileOf = (pattern: string, name: string) => publicUrl + pathOf(pattern, name);
  const { productName } = environment;

  function serve(pattern: string, type: string, write: (name: string) => Promise<string | null>): void {
    const read = cachedBy(
      ({ name, revision }: { name: string; revision: string }) => `${revision} ${name}`,
      async ({ name }) => {
        const text = await write(name);
        return text === null ? null : encodeText(text);
      },
      { ...keptFiles, isKept: (file) => file !== null },
    );
    app.get<{ Params: { name?: string } }>(pattern, async ({ params: { name = '' }, headers }, reply) => {
      const text = isStorable(name) ? await read({ name, revision: await readRevision(database) }) : null;
      if (!text) throw notFound();
      return sendText(reply, headers, { text, type, caching: 'public, no-cache' });
    });
  }

  serve(crawlerPaths.robots, 'text/plain; charset=utf-8', async () =>
    writeRobots(publicUrl + crawlerPaths.sitemapIndex),
  );
  serve(crawlerPaths.sitemapIndex, xml, () =>
    writeSitemapIndex(database, (name) => fileOf(crawlerPaths.sitemap, name)),
  );
  serve(crawlerPaths.sitemap, xml, (name) => writeSitemap(database, name, addressOf));
  serve(crawlerPaths.newsFeed, rss, (name) =>
    writeNewsFeed(database, name, { productName, addressOf, selfOf: (slug) => fileOf(crawlerPaths.newsFeed, slug) }),
  );
  // Under the base path they would be the app. A crawler that looks there finds the files, too.
  for (const path of [crawlerPaths.robots, crawlerPaths.sitemapIndex]) {
    app.get(paths.app + path, (_request, reply) => reply.redirect(path, 301));
  }
}
