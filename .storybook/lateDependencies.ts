/**
 * What Vite's scan of the stories does not see, because it enters with generated code or late. Found late, each would
 * be bundled late, and reload the page in the middle of a test.
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
