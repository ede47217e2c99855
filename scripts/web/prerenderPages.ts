import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runSources } from './runSources.ts';

/** The app's module that renders the pages. It runs from its sources and is outside of this compilation. */
interface RenderingModule {
  prerenderPage: (page: string, options: FirstPaintFor) => Promise<string>;
  titleOf: (page: string, options: FirstPaintFor) => Promise<string>;
}

interface FirstPaintFor {
  productName: string;
  version: string;
  language: string;
  offersGoogle: boolean;
}

export interface FirstPaint {
  title: string;
  html: string;
}

/** A page's first paint, without and with Google's login. */
export type FirstPaints = Readonly<Record<'plain' | 'google', FirstPaint>>;

export function firstPaintKey(page: string, language: string): string {
  return `${language} ${page}`;
}

/**
 * Prerenders pages of the app, which users see before its code has loaded.
 * @param app folder of the app
 * @param pages as in the app's routes
 * @param languages those in which they are
 * @returns the first paints by `firstPaintKey`
 */
export async function prerenderPages(
  app: string,
  productName: string,
  pages: readonly string[],
  languages: readonly string[],
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
    const prerender = async (page: string, language: string, offersGoogle: boolean): Promise<FirstPaint> => {
      const options = { productName, version, language, offersGoogle };
      return { title: await module.titleOf(page, options), html: await module.prerenderPage(page, options) };
    };
    const entries = pages.flatMap((page) =>
      languages.map(async (language) => {
        const [plain, google] = [await prerender(page, language, false), await prerender(page, language, true)];
        return [firstPaintKey(page, language), { plain, google }] as const;
      }),
    );
    return new Map(await Promise.all(entries));
  });
}
