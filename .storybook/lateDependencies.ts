/**
 * Dependencies that Vite's scan of the stories misses, because generated or lazy-loaded code imports them. Bundling
 * them late would reload the page in the middle of a test.
 */
export const lateDependencies = [
  '@fs/ui > @vanilla-extract/css/injectStyles',
  '@fs/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@fs/ui > culori',
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];
