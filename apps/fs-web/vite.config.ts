import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { browserSources } from '../../scripts/testing/workspaceSources.ts';
import { pageFilesPlugin } from '../../scripts/web/pageFilesPlugin.ts';
import { serviceWorkerPlugin } from '../../scripts/web/serviceWorkerPlugin.ts';

const base = '/fs/';

/** Where many begin: what shows the page, by the address under which the server sends it. */
const firstPages = {
  login: { modules: ['src/LoginApp.tsx'], paints: '/login' },
  signup: { modules: ['src/LoginApp.tsx', 'src/login/SignUpForm/SignUpForm.tsx'], paints: '/signup' },
  landing: { modules: ['src/startRouter.tsx', 'src/screens/LandingScreen.tsx'], paints: '/' },
  'research/home': { modules: ['src/startRouter.tsx', 'src/createAppData.ts', 'src/screens/HomeScreen.tsx'] },
};

/** What every page loads at once, with all that these import. */
const startModules = [
  ...['App.tsx', 'landing.ts', 'shell/AppFrame.tsx', 'shell/useWindowTitle.ts'].map((file) => `/fs-web/src/${file}`),
  ...['login/readLoginAddress.ts', 'shell/navigation/pageAt.ts'].map((file) => `/account-widgets/src/${file}`),
  '/api-contract/src/limits.ts',
];

export default defineConfig({
  base,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    serviceWorkerPlugin(resolve(import.meta.dirname, 'src/serviceWorker/serviceWorker.ts')),
    pageFilesPlugin({
      pages: firstPages,
      base,
      app: import.meta.dirname,
      productName: 'Foresight',
      beforeApp: resolve(import.meta.dirname, 'src/firstPaint/beforeApp.ts'),
    }),
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
    // Browsers of that year know the wide colours, or each would be written down twice; and the direction of an element,
    // or it would be taken from the language of the words.
    cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
    // The content policy allows fonts and scripts from our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What changes only with its version stays in the user's cache when the app is released anew.
        codeSplitting: {
          groups: [
            { name: 'react', priority: 8, test: /\/node_modules\/(react|react-dom|scheduler)\// },
            // Small, and asked for by more than the router.
            { name: 'store', priority: 9, test: /\/node_modules\/use-sync-external-store\// },
            { name: 'router', priority: 8, test: /\/node_modules\/@tanstack\/(history|react-router|router-core)\// },
            // Few files that are pressed well: a hundred small ones would each cost a request and a dictionary of its own.
            {
              name: 'start',
              priority: 7,
              test: (id) => startModules.some((module) => id.endsWith(module)),
            },
            {
              name: 'basics',
              priority: 6,
              test: /\/ui\/src\/\w+\/(Button|Form|Notice|PasswordField|Skeleton|TextField)\/[^/]+\.tsx$/,
            },
            {
              name: 'login',
              priority: 5,
              test: /\/(fs-web\/src\/(LoginApp|screens\/SignIn)|account-widgets\/src\/login\/(LoginPage|SignInForm)\/\w+)\.tsx$/,
            },
            {
              name: 'data',
              priority: 4,
              test: /\/(fs-web\/src\/(createAppData|queries\/toLoadable)|react-query\/build\/modern\/use(Query|Mutation))\.(tsx?|js)$/,
            },
            {
              name: 'user',
              priority: 3,
              test: /\/(fs-web\/src\/shell\/(AppTour|HeaderSearch|AccountLoader)|ui\/src\/overlays\/Menu\/Menu)\.tsx$/,
            },
          ],
        },
      },
    },
  },
});
