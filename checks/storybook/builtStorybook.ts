/** Global setup: builds Storybook as it is published, and serves it on loopback. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { runCommand } from '../../scripts/testing/runCommand.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built Storybook, with a trailing slash. */
    storybookUrl: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-storybook-'));
  // Vitest sets NODE_ENV to test, which would build React for development.
  const build = ['env', 'NODE_ENV=production', 'storybook', 'build', '--quiet', '--disable-telemetry', '-o', folder];
  const { exitCode, output } = await runCommand(build);
  if (exitCode !== 0) throw new Error(`Storybook could not be built:\n${output}`);
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  provide('storybookUrl', server.resolvedUrls?.local[0] ?? '');
  return async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}
