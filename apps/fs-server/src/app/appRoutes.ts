import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Environment, paths, publicPages } from '@fs/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cachedBy } from '../areas/static-files/cached.ts';
import { notFound } from '../http/failures.ts';
import { allowInline } from '../http/registerSecurityHeaders.ts';
import type { ReadPublicPage } from './heads/createReadPage.ts';
import { matchPage } from './heads/matchPage.ts';
import type { PageAddress } from './heads/PageHead.ts';
import { withHead } from './heads/renderHead.ts';
import { createInliner } from './inlining/createInliner.ts';
import { chosenLanguage, findPageFiles, findRenderedFiles, findTranslatedFiles } from './pageFiles.ts';
import type { RenderPage } from './rendering/createRenderer.ts';
import { fillPage } from './rendering/fillPage.ts';
import { encodeText, sendText } from './sendText.ts';

/** Vite puts a content hash into these names, so they can be cached forever. */
const hashedAsset = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

export interface AppOptions {
  /** Folder of the built app. */
  folder: string;
  environment: Environment;
  readPage: ReadPublicPage;
  /** Changes when the news was edited or a company was corrected, so that what is kept of them is read again. */
  readRevision: () => Promise<string>;
  renderPage: RenderPage;
  /** Finds the present path of a page under another one, such as that of a merged company. */
  findMovedPath: (path: string) => Promise<string | undefined>;
}

/** The page of the app's root. The root `index.html` serves all paths without their own page. */
const homePage = 'landing';

/** The pages that are kept, and for how long if no revision tells of a change. */
const keptPages = { entries: 200, lifetimeMs: 60_000 };

/**
 * Serves the precompressed build of the app under its base path. Paths without a file get the app itself. Frequent
 * entry pages have their own HTML file in the build, which preloads more code and may contain prerendered content.
 * Public pages have a head, a status and, for signed-out users, content of their own: that of something that does not
 * exist is the app too, which says so, with status 404.
 */
export async function registerApp(
  app: FastifyInstance,
  { folder, environment, readPage, readRevision, renderPage, findMovedPath }: AppOptions,
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
  const files = findPageFiles(folder, environment);
  const renderedFiles = findRenderedFiles(folder);
  const translate = findTranslatedFiles(folder);
  const inline = createInliner(folder);
  const readAnswer = cachedBy(
    ({ address, revision }: { address: PageAddress; revision: string }) => `${revision}\n${address.key}`,
    ({ address }) => readPage(address),
    { ...keptPages, isKept: (answer) => answer.status === 200 && !answer.isVariant },
  );
  async function encodePage(page: string, styles = '') {
    const { html, sources } = await inline(page, styles);
    return { text: await encodeText(html), sources };
  }
  const readBody = cachedBy(
    ({ file, head, renders, revision }: PublicPage) => [file, head, renders?.file, renders?.path, revision].join('\n'),
    async ({ file, head, renders }) => {
      const read = async (name: string) => withHead(await readFile(path.join(folder, name), 'utf8'), head);
      if (!renders) return encodePage(await read(file));
      const rendered = await renderPage(renders.path, renders.language);
      // Failures are not kept, so that the next request gets the content.
      if (!rendered) throw new NotRendered();
      return encodePage(fillPage(await read(renders.file), renders.path, rendered), rendered.css);
    },
    keptPages,
  );
  /** A page that is not public is the app itself, which needs no database, and says what is wrong. */
  async function sendPrivatePage(reply: FastifyReply, url: string, file: string) {
    const moved = await findMovedPath(url.slice(paths.app.length).replace(/[?#].*$/s, '')).catch(() => undefined);
    if (moved === undefined) return reply.sendFile(file);
    // A merge can be undone, so browsers ask again.
    return reply.header('cache-control', 'no-cache').redirect(`${paths.app}${withQuery(moved, url)}`, 301);
  }
  app.get<{ Params: { '*': string } }>(`${paths.app}/*`, async ({ params, log, headers, raw }, reply) => {
    const { url = '' } = raw;
    const language = chosenLanguage(headers.cookie);
    const file = translate(files.get(params['*'].replace(/\/$/, '') || homePage) ?? 'index.html', language);
    const address = matchPage(url.slice(paths.app.length));
    if (!address || isUnlisted(address)) reply.header('x-robots-tag', 'noindex');
    if (!address) return sendPrivatePage(reply, url, file);
    const revision = await readRevision().catch(() => '');
    const answer = await readAnswer({ address, revision }).catch((err: unknown) => {
      log.warn({ err }, 'A public page could not be read');
      return null;
    });
    // The app itself needs no database, and says what is wrong.
    if (!answer) return reply.sendFile(file);
    if (answer.status === 301) return reply.redirect(`${paths.app}${withQuery(answer.path, url)}`, 301);
    const isListed = answer.status === 200 && !isUnlisted(address);
    const renderedFile = renderedFiles.get(address.route.slice(1) || homePage);
    // A query is a search or another state of the page, of which there are too many.
    // Neither is another spelling of an address.
    const isRendered =
      isListed && !answer.isVariant && renderedFile !== undefined && queryOf(url) === queryOf(address.key);
    const rendering = (english: string, renderedPath: string) => {
      const own = translate(english, language);
      return { file: own, path: renderedPath, language: own === english ? 'en' : (language ?? 'en') };
    };
    const page: PublicPage = { file, head: isListed ? answer.head : '', revision };
    const { text, sources } = isRendered
      ? await readBody({ ...page, renders: rendering(renderedFile, `/${address.key}`) }).catch((error: unknown) => {
          if (error instanceof NotRendered) return readBody(page);
          throw error;
        })
      : await readBody(page);
    allowInline(reply, sources);
    return sendText(reply, headers, {
      text,
      status: answer.status,
      type: 'text/html; charset=utf-8',
      caching: 'no-cache',
    });
  });
}

/** A page that is sent without content, for this once. */
class NotRendered extends Error {}

/** A public page, as a file of the build. */
interface PublicPage {
  file: string;
  /** Empty for a page that does not exist or is not listed: its file stays as it is. */
  head: string;
  /** Of the news and the companies. */
  revision: string;
  /** Set for a page that the server can render: the file for it, its address under the base path, and its language. */
  renders?: { file: string; path: string; language: string };
}

function isUnlisted({ route }: PageAddress): boolean {
  return 'isUnlisted' in publicPages[route];
}

/** A path with the query of a URL, unless it has its own. */
function withQuery(path: string, url: string): string {
  return path.includes('?') ? path : path + queryOf(url);
}

function queryOf(url: string): string {
  return /\?[^#]*/.exec(url)?.[0] ?? '';
}
