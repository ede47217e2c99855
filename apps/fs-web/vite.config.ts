import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { browserSources } from '../../scripts/testing/workspaceSources.ts';
import { htmlAttributesPlugin } from '../../scripts/web/htmlAttributesPlugin.ts';
import { type FirstPage, pageFilesPlugin } from '../../scripts/web/pageFilesPlugin.ts';
import { serviceWorkerPlugin } from '../../scripts/web/serviceWorkerPlugin.ts';

const base = '/fs/';

const withData = ['src/start/startRouter.tsx', 'src/start/createAppData.ts'];

/** Loads last otherwise, and is most of its pages. */
const longText = 'ui/src/data/Markdown/MarkdownContent.tsx';

const article: FirstPage = { modules: [...withData, 'src/screens/news/ArticleScreen.tsx', longText], renders: true };

const courseList: FirstPage = {
  modules: [...withData, 'src/screens/courses/CourseListScreen.tsx'],
  renders: true,
};

const course: FirstPage = { modules: [...withData, 'src/screens/courses/CourseScreen.tsx', longText], renders: true };

/** The product's own pages. */
const sitePages = ['about', 'faq', 'mobile', 'privacy', 'release-notes', 'terms'].map((page) => [
  page,
  {
    modules: ['src/start/startRouter.tsx', 'src/screens/site/SiteScreen.tsx', longText],
    renders: true,
  } satisfies FirstPage,
]);

/**
 * Entry pages with their own HTML: their modules, by the path under which the server sends them. A public page of one
 * thing has the path of its route.
 */
const firstPages = {
  login: { modules: ['src/LoginApp.tsx'], paints: '/login' },
  signup: { modules: ['src/LoginApp.tsx', 'src/login/SignUpForm/SignUpForm.tsx'], paints: '/signup' },
  landing: {
    modules: ['src/start/startRouter.tsx', 'src/screens/login/LandingScreen.tsx'],
    paints: '/',
    renders: true,
  },
  markets: {
    modules: [...withData, 'src/screens/markets/MarketsScreen.tsx', 'ui/src/data/Table/toolbar/TableToolbar.tsx'],
    renders: true,
  },
  'markets/$categoryId': { modules: [...withData, 'src/screens/markets/MarketScreen.tsx'], renders: true },
  news: { modules: [...withData, 'src/screens/news/NewsScreen.tsx'], renders: true },
  'news/article/$articleId': article,
  'news/earned/$earnedId': article,
  'news/$category/$slug': article,
  topics: { modules: [...withData, 'src/screens/topics/TopicsScreen.tsx'], renders: true },
  advisory: { modules: [...withData, 'src/screens/courses/AdvisoryScreen.tsx'], renders: true },
  'advisory/library/$categorySlug': courseList,
  'advisory/library/$categorySlug/$courseSlug': course,
  'research/reports': courseList,
  'research/reports/$courseSlug': course,
  plans: { modules: [...withData, 'src/screens/account/PlansScreen.tsx'], renders: true },
  'research/home': {
    modules: [...withData, 'src/screens/home/HomeScreen.tsx'],
  },
  ...Object.fromEntries(sitePages),
} as const satisfies Record<string, FirstPage>;

/** Modules that every page loads immediately, with their imports. */
const startModules = [
  ...['App.tsx', 'addresses/landing.ts', 'shell/AppFrame.tsx', 'shell/useWindowTitle.ts'].map(
    (file) => `/fs-web/src/${file}`,
  ),
  ...['login/readLoginAddress.ts', 'shell/navigation/pageAt.ts'].map((file) => `/account-widgets/src/${file}`),
  '/api-contract/src/limits.ts',
];

/**
 * Files of code most of which runs at every start. Browsers that know the hint compile them as they arrive, beside the
 * main thread, instead of one function after another when each is called. It counts at the top of a file only, where
 * Vite puts its list of files if the file lazy-loads others.
 */
const calledAtStart = ['react', 'store', 'router', 'createKy'];

export default defineConfig({
  base,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    htmlAttributesPlugin({ locale: 'en-US' }),
    serviceWorkerPlugin(resolve(import.meta.dirname, 'src/service-worker/serviceWorker.ts')),
    pageFilesPlugin({
      pages: firstPages,
      base,
      app: import.meta.dirname,
      productName: 'Foresight',
      languages: { de: 'src/locales/all/de.ts', ar: 'src/locales/all/ar.ts' },
      beforeApp: resolve(import.meta.dirname, 'src/first-paint/beforeApp.ts'),
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
    // These browsers support wide-gamut colors and `:dir()`. Older targets would duplicate colors and derive the
    // direction from the language.
    cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
    // The CSP allows only fonts and scripts of our own origin.
    assetsInlineLimit: 0,
    // All styles together are a third larger than Home's share of them, which was thirty files.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        postBanner: ({ name }) => (calledAtStart.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        // Libraries stay cached when a release does not change them.
        codeSplitting: {
          groups: [
            { name: 'react', priority: 8, test: /\/node_modules\/(react|react-dom|scheduler)\// },
            // Small, and imported by more than the router.
            { name: 'store', priority: 9, test: /\/node_modules\/use-sync-external-store\// },
            { name: 'router', priority: 8, test: /\/node_modules\/@tanstack\/(history|react-router|router-core)\// },
            // Few files that compress well. Many small ones would each cost a request and compress worse.
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
              test: /\/(fs-web\/src\/(LoginApp|screens\/login\/SignIn)|account-widgets\/src\/login\/(LoginPage|SignInForm)\/\w+)\.tsx$/,
            },
            {
              name: 'data',
              priority: 4,
              test: /\/(fs-web\/src\/(start\/createAppData|queries\/toLoadable)|react-query\/build\/modern\/use(Query|Mutation))\.(tsx?|js)$/,
            },
            {
              name: 'user',
              priority: 3,
              test: /\/(fs-web\/src\/shell\/(AppTour|HeaderSearch|AccountLoader)|ui\/src\/overlays\/Menu\/Menu)\.tsx$/,
            },
            // What ten screens and overlays share would otherwise be a hundred files of a few lines each.
            { name: 'common', priority: 1, minShareCount: 10, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
