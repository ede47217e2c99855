/**
 * Global setup of the conformance tests: renders every story on a server and provides the HTML to the browser by name.
 */
import type { TestProject } from 'vitest/node';
import { runSources } from '../../scripts/web/runSources.ts';

export async function setup(project: TestProject): Promise<void> {
  const sources = {
    root: project.config.root,
    cacheDir: 'node_modules/.cache/components-server',
    module: '/checks/components/renderPages.tsx',
  };
  const pages = await runSources(sources, ({ renderPages }: typeof import('./renderPages.tsx')) => renderPages());
  project.provide('serverPages', pages);
}
