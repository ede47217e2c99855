import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, type InlineConfig } from 'vite';
import { browserSources } from '../testing/workspaceSources.ts';

export interface SourcesOptions extends Pick<InlineConfig, 'mode'> {
  /** Folder of the sources. */
  root: string;
  /** A cache of its own, relative to the root: two runs at once must not share one. */
  cacheDir: string;
  /** The module to load, relative to the root. */
  module: string;
}

/** Loads a module of the browser's sources, style sheets included, in Node, and uses it. */
export async function runSources<Module, Result>(
  { module, ...options }: SourcesOptions,
  use: (loaded: Module) => Promise<Result>,
): Promise<Result> {
  const vite = await createServer({
    ...browserSources,
    ...options,
    configFile: false,
    plugins: [vanillaExtractPlugin()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await use((await vite.ssrLoadModule(module)) as Module);
  } finally {
    await vite.close();
  }
}
