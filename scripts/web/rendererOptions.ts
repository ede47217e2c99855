import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { InlineConfig } from 'vite';
import { browserSources } from '../testing/workspaceSources.ts';

/**
 * Vite options that build the module with which the server renders public pages (`dist-server/renderPage.js`), with all
 * that it imports: the server itself depends on no React.
 *
 * @param app folder of the app
 */
export function rendererOptions(app: string): InlineConfig {
  return {
    ...browserSources,
    root: app,
    configFile: false,
    // As in the app's build, since class names depend on it.
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin()],
    logLevel: 'error',
    publicDir: false,
    ssr: { ...browserSources.ssr, noExternal: true },
    build: {
      ssr: 'src/first-paint/renderPage.tsx',
      outDir: 'dist-server',
      emptyOutDir: true,
      target: 'node24',
      reportCompressedSize: false,
    },
  };
}
