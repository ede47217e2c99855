import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Environment, paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/failures.ts';
import { findPageFiles } from './pageFiles.ts';
import type { IsUnknownSubject } from './publicSubjects.ts';

/** Vite puts a content hash into these names, so they can be cached forever. */
const hashedAsset = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/** For these, the page's file would be answered in part or as unchanged, which a status of 404 contradicts. */
const conditionalHeaders = [
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
] as const;

export interface AppOptions {
  /** Folder of the built app. */
  folder: string;
  environment: Environment;
  isUnknownSubject: IsUnknownSubject;
}

/** The page of the app's root. The root `index.html` serves all paths without their own page. */
const homePage = 'landing';

/**
 * Serves the precompressed build of the app under its base path. Paths without a file get the app itself. Frequent
 * entry pages have their own HTML file in the build, which preloads more code and may contain prerendered content. A
 * public page of something that does not exist is the app too, which says so, with status 404.
 */
export async function registerApp(
  app: FastifyInstance,
  { folder, environment, isUnknownSubject }: AppOptions,
): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${paths.app}/`,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const caching = hashedAsset.test(file.replace(/\.(br|gz)$/, ''))
        ? 'public, max-age=31536000, immutable'
        : 'no-cache';
      reply.header('cache-control', caching);
    },
  });
  app.get('/', (_request, reply) => reply.redirect(`${paths.app}/`));
  app.get(paths.app, (_request, reply) => reply.redirect(`${paths.app}/`));
  app.get(`${paths.app}/assets/*`, () => {
    throw notFound();
  });
  const pages = findPageFiles(folder, environment);
  app.get<{ Params: { '*': string } }>(`${paths.app}/*`, async ({ params, log, raw }, reply) => {
    const page = params['*'].replace(/\/$/, '') || homePage;
    const isUnknown = await isUnknownSubject(page).catch((error: unknown) => {
      // The app itself needs no database, and says what is wrong.
      log.warn(error);
      return false;
    });
    if (isUnknown) {
      reply.code(404);
      for (const name of conditionalHeaders) delete raw.headers[name];
    }
    return reply.sendFile(pages.get(page) ?? 'index.html');
  });
}
