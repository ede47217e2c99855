import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Environment, paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/failures.ts';
import { findPageFiles } from './pageFiles.ts';

/** Vite puts a content hash into these names, so they can be cached forever. */
const hashedAsset = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/** The page of the app's root. The root `index.html` serves all paths without their own page. */
const homePage = 'landing';

/**
 * Serves the precompressed build of the app under its base path. Paths without a file get the app itself. Frequent
 * entry pages have their own HTML file in the build, which preloads more code and may contain prerendered content.
 */
export async function registerApp(app: FastifyInstance, folder: string, environment: Environment): Promise<void> {
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
  app.get<{ Params: { '*': string } }>(`${paths.app}/*`, ({ params }, reply) => {
    const page = params['*'].replace(/\/$/, '') || homePage;
    return reply.sendFile(pages.get(page) ?? 'index.html');
  });
}
