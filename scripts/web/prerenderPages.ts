import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runSources } from './runSources.ts';

/** The app's own module that draws them; it is run from its sources, and not known to the compiler here. */
interface DrawingModule {
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

/** A page's first paint, without Google's sign-in and with it. */
export type FirstPaints = Readonly<Record<'plain' | 'google', FirstPaint>>;

/**
 * Draws pages of the app as it draws them at first, for users to see before its code has come.
 * @param app folder of the app
 * @param pages as the app's routes have them
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
    // As the build itself: the names of styles follow it.
    mode: 'production',
    module: '/src/firstPaint/prerenderPage.tsx',
  };
  return runSources(sources, async (module: DrawingModule) => {
    const draw = async (page: string, offersGoogle: boolean): Promise<FirstPaint> => {
      const options = { productName, version, offersGoogle };
      return { title: module.titleOf(page, options), html: await module.prerenderPage(page, options) };
    };
    const drawn = pages.map(
      async (page) => [page, { plain: await draw(page, false), google: await draw(page, true) }] as const,
    );
    return new Map(await Promise.all(drawn));
  });
}
