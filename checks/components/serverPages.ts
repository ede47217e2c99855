/** Global setup of the laws: every story as a server without a window draws it, handed to the browser by name. */
import type { TestProject } from 'vitest/node';
import { runSources } from '../../scripts/web/runSources.ts';

export async function setup(project: TestProject): Promise<void> {
  const sources = {
    root: project.config.root,
    cacheDir: 'node_modules/.cache/components-server',
    module: '/checks/components/drawPages.tsx',
  };
  const pages = await runSources(sources, ({ drawPages }: typeof import('./drawPages.tsx')) => drawPages());
  project.provide('serverPages', pages);
}
