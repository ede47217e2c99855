import type { KnipConfig } from 'knip';
import peers from './bench/peers/peers.json' with { type: 'json' };

const config: KnipConfig = {
  ignore: ['**/*.gen.ts'],
  ignoreDependencies: [
    // Run by name, where a path in a script or a setting names them.
    'chromatic',
    'sherif',
    'publint',
    '@arethetypeswrong/cli',
    '@vanilla-extract/css',
    // The bench installs what ours is measured against apart from the workspace.
    ...Object.keys(peers.dependencies),
  ],
  // Of the system; the test that mounts a disk is skipped where it may not.
  ignoreBinaries: ['mount', 'umount', 'unshare'],
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/browser/extractChromium.ts',
        'scripts/packageBuild/{finishBuild,writeExports}.ts',
        'checks/**/*.test.{ts,tsx}',
        'checks/components/renderPages.tsx',
        // Loaded by Vite, with the style sheets.
        'scripts/robust/renderTexts.ts',
        'checks/words/report.ts',
        // A page for each library, built by the bench, which names it by its path.
        'bench/{form,table}/*.tsx',
        // Loaded into the server that is measured.
        'bench/soak/reportMemory.ts',
        'e2e/**/*.test.ts',
        // Run in a process of its own.
        'e2e/support/appHost.ts',
        '.storybook/**/*.{ts,tsx}',
      ],
      project: [
        'scripts/**/*.ts',
        'bench/**/*.{ts,tsx}',
        'checks/**/*.{ts,tsx}',
        'e2e/**/*.ts',
        '.storybook/**/*.{ts,tsx,mdx}',
      ],
    },
    'apps/fs-server': {
      entry: [
        'src/main.ts',
        'src/database/migrations/*.ts',
        // Run in processes of their own.
        'src/database/testing/{holdDatabase,runManyStatements,writeRows}.ts',
        'src/import/testing/killAfterBatches.ts',
        'src/**/*.test.ts',
      ],
      project: 'src/**/*.ts',
    },
    'apps/fs-web': {
      // Built beside the app, or run by its build, by their paths.
      entry: [
        'src/**/*.test.ts',
        'src/service-worker/serviceWorker.ts',
        'src/first-paint/{beforeApp.ts,prerenderPage.tsx,renderPage.tsx}',
        // Only its type is used: what each language translates.
        'src/messages.ts',
      ],
      project: 'src/**/*.{ts,tsx}',
    },
    'packages/*': { project: 'src/**/*.{ts,tsx}' },
  },
};

export default config;
