/** Global setup of the laws: every story as a server without a window draws it, handed to the browser by name. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import type { TestProject } from 'vitest/node';
import { browserSources } from '../../scripts/testing/workspaceSources.ts';

/** A story's HTML, or why there is none. */
export type ServerPage = { html: string } | { failure: string };

export async function setup(project: TestProject): Promise<void> {
  const vite = await createServer({
    ...browserSources,
    configFile: false,
    root: project.config.root,
    cacheDir: 'node_modules/.cache/components-server',
    plugins: [vanillaExtractPlugin()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { drawPages } = await vite.ssrLoadModule('/checks/components/drawPages.tsx');
    project.provide('serverPages', await drawPages());
  } finally {
    await vite.close();
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** By the story's name. */
    serverPages: Record<string, ServerPage>;
  }
}
