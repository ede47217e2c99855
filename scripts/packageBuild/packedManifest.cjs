/**
 * Computes what a packed package.json says that the workspace's own does not: the built files of each entry, and the
 * few fields that only builds need taken out. Nothing of it is committed, so it cannot go stale. pnpm may run this with
 * any Node, so it is plain JavaScript.
 */

/** Built styles are named `X_css.js`: a consumer's plugin would compile a name that ends in `.css.js` again. */
const built = (source) =>
  source
    .replace(/^\.\/src\//, '')
    .replace(/\.css\.ts$/, '_css.js')
    .replace(/\.tsx?$/, '.js');

/**
 * Only bundlers can take a module that imports a style sheet. They know it by the condition `browser`, and when they
 * build for React's server components by `react-server`; everything else, such as Node, gets modules without styles.
 */
function packedTarget(target, hasStyles) {
  if (typeof target === 'string') return target;
  const file = built(target['@fs/source']);
  if (!hasStyles) return { types: target.types, default: `./dist/js/${file}` };
  const web = `./dist/web/${file}`;
  return { types: target.types, 'react-server': web, browser: web, default: `./dist/node/${file}` };
}

/** @param manifest what package.json says inside of the workspace */
exports.packedManifest = ({ devDependencies: _, scripts: __, ...manifest }) => {
  const hasStyles = manifest.sideEffects !== false;
  const targets = Object.entries(manifest.exports).map(([entry, target]) => [entry, packedTarget(target, hasStyles)]);
  return {
    ...manifest,
    exports: Object.fromEntries(targets),
    ...(hasStyles && { sideEffects: ['**/*.css', '**/*_css.js'] }),
  };
};
