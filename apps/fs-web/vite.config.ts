import { constants } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { browserSources } from '../../scripts/testing/workspaceSources.ts';

export default defineConfig({
  base: '/fs/',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    compression({
      include: /\.(html|js|css|svg|json)$/,
      threshold: 512,
      algorithms: [
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        defineAlgorithm('gzip', { level: 9 }),
      ],
    }),
  ],
  ...browserSources,
  build: {
    target: 'es2023',
    // The content policy allows fonts and scripts from our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What changes only with its version stays in the reader's cache when the app is released anew.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(history|react-router|router-core))\//,
            },
          ],
        },
      },
    },
  },
});
