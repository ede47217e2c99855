import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runSources } from './runSources.ts';

/** The app's module that renders the pages. It runs from its sources and is outside of this compilation. */
interface RenderingModule {
  prerenderPage: (page: string, options: FirstPaintFor) => Promise<string>;
  titleOf: (page: string, options: FirstPaintFor) => string;
}

interface FirstPaintFor {
  productName: string;
  version: string;
  offersGoogle: boolean;
}

export interface FirstPaint {
  title: string;
  html: string;
}

/** A page's first paint, without and with Google's login. */
export type FirstPaints = Readonly<Record<'plain' | 'google', FirstPaint>>;

/**
 * Prerenders pages of the app, which users see before its code has loaded.
 * @param app folder of the app
 * @param pages as in the app's routes
 */
export async function prerenderPages(
  app: string,
  productName: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, FirstPaints>> {
  const { version } = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8'));
  const sources = {
    root: app,
    cacheDir: 'node_modules/.cache/first-paint',
    // Same mode as the build, since class names depend on it.
    mode: 'production',
    module: '/src/first-paint/prerenderPage.tsx',
  };
  return runSources(sources, async (module: RenderingModule) => {
    const prerender = async (page: string, offersGoogle: boolean): Promise<FirstPaint> => {
      const options = { productName, version, offersGoogle };
      return { title: module.titleOf(page, options), html: await module.prerenderPage(page, options) };
    };
    const entries = pages.map(
      async (page) => [page, { plain: await prerender(page, false), google: await prerender(page, true) }] as const,
    );
    return new Map(await Promise.all(entries));
  });
}
