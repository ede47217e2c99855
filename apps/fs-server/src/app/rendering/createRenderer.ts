import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Environment } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';

/** A page of the app as a signed-out user sees it. */
export interface RenderedPage {
  html: string;
  /** Rules of what were style attributes. */
  css: string;
  /** What the app needs to render the same. */
  data: unknown;
}

/** Renders the page at a path under the base path, in a language; null if it cannot be rendered now. */
export type RenderPage = (path: string, language: string) => Promise<RenderedPage | null>;

/** The module that is built from the app. The server imports it when the first page is asked for. */
interface RenderingModule {
  renderPage: (
    path: string,
    options: { environment: Environment; publicUrl: string; fetch: typeof globalThis.fetch; language: string },
  ) => Promise<RenderedPage | null>;
}

interface RendererOptions {
  /** File of that module. */
  file: string;
  environment: Environment;
  publicUrl: string;
}

/** Marks the renderer's own calls, which do not count toward the limit of a network. No other caller knows its value. */
const callHeader = 'x-renderer';
const callKey = randomUUID();

export function isRendererCall(headers: Readonly<Record<string, unknown>>): boolean {
  return headers[callHeader] === callKey;
}

/** Pages that are rendered at once: a page takes the thread for some milliseconds. Others are sent without content. */
const rendersAtOnce = 3;

/** Rendering asks the server itself, without a session, so that a page has nothing that a signed-out user may not see. */
export function createRenderer(app: FastifyInstance, { file, environment, publicUrl }: RendererOptions): RenderPage {
  if (!existsSync(file)) return async () => null;
  let module: Promise<RenderingModule> | undefined;
  let renders = 0;

  async function fetchInside(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = await request.text();
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), [callHeader]: callKey },
      ...(payload !== '' && { payload }),
    });
    const type = String(answer.headers['content-type'] ?? '');
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
  }

  return async (path, language) => {
    if (renders >= rendersAtOnce) return null;
    renders += 1;
    try {
      module ??= import(pathToFileURL(file).href);
      const { renderPage } = await module;
      return await renderPage(path, { environment, publicUrl, fetch: fetchInside, language });
    } catch (error) {
      // The app itself renders the page, and says what is wrong.
      app.log.warn({ err: error }, 'A page could not be rendered');
      return null;
    } finally {
      renders -= 1;
    }
  };
}
