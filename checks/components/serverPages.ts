/** Global setup of the laws: every story as a server without a window draws it, handed to the browser by name. */
import type { TestProject } from 'vitest/node';
import { runSources } from '../../scripts/web/runSources.ts';

/** A story's HTML, or why there is none. */
export type ServerPage = { html: string } | { failure: string };

export async function setup(project: TestProject): Promise<void> {
  const sources = {
    root: project.config.root,
    cacheDir: 'node_modules/.cache/components-server',
    module: '/checks/components/drawPages.tsx',
  };
  const pages = await runSources(sources, ({ drawPages }: typeof import('./drawPages.tsx')) => drawPages());
  project.provide('serverPages', pages);
}

declare module 'vitest' {
  interface ProvidedContext {
    /** By the story's name. */
    serverPages: Record<string, ServerPage>;
  }
}
