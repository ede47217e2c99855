import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Environment, paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/failures.ts';
import { pageFiles } from './pageFiles.ts';

/** Vite puts a hash of the content into these names, so a copy never goes stale. */
const hashedAsset = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/** The page of the start, whose own file answers every address that has none. */
const startPage = 'landing';

/**
 * Serves the built app, precompressed, under its base path; every address without a file is the app itself. Where many
 * begin, the build has a page that names more of what will be needed,
 * and may show what the user is going to see.
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
  const pages = pageFiles(folder, environment);
  app.get<{ Params: { '*': string } }>(`${paths.app}/*`, ({ params }, reply) => {
    const asked = params['*'].replace(/\/$/, '') || startPage;
    return reply.sendFile(pages.get(asked) ?? 'index.html');
  });
}
