import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { browserSources } from '../scripts/testing/workspaceSources.ts';
import { lateDependencies } from './lateDependencies.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/fs-web/src/**/*.mdx',
    '../apps/fs-web/src/**/*.stories.tsx',
  ],
  addons: [
    // GitHub-flavored Markdown, for tables in MDX.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no API for `react-docgen-typescript`.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      ...browserSources,
      plugins: [vanillaExtractPlugin()],
      optimizeDeps: { include: lateDependencies },
    }),
};

export default config;
