/** Entries of a package: the public path, and the source file below `src/`. */
export type PackageEntries = Readonly<Record<string, string>>;

interface Target {
  '@fs/source': string;
  types: string;
}

export type PackageExports = Record<string, string | Target>;

/** Built styles are named `X_css.js`: a consumer's plugin would compile a name that ends in `.css.js` again. */
export function builtPath(source: string) {
  return source.replace(/\.css\.ts$/, '_css.js').replace(/\.tsx?$/, '.js');
}

/** Returns package.json's `exports` inside of this workspace; `packedManifest.cjs` computes those of a packed package. */
export function packageExports(entries: PackageEntries): PackageExports {
  const targets = Object.entries(entries).map(([path, source]) => [
    path,
    { '@fs/source': `./src/${source}`, types: `./dist/types/${source.replace(/\.tsx?$/, '.d.ts')}` },
  ]);
  return { ...Object.fromEntries(targets), './package.json': './package.json' };
}

/**
 * Returns an entry for each component of the public list, and one for each group, which is a file beside that list.
 * @param index text of `src/index.ts`
 * @param groups names of the other files directly under `src/`
 * @param alsoPublic entries that follow neither rule
 */
export function packageEntries(
  index: string,
  groups: readonly string[],
  alsoPublic: PackageEntries = {},
): PackageEntries {
  const components = [...index.matchAll(/export \{([^}]*)\} from '\.\/([^']+\/(\w+)\.tsx)'/g)]
    .filter(([, names = '', , name = '']) => names.split(',').some((each) => each.trim() === name))
    .map(([, , file = '', name = '']) => [`./${name}`, file]);
  return {
    '.': 'index.ts',
    ...Object.fromEntries(components),
    ...Object.fromEntries(groups.map((group) => [`./${group.replace(/\.ts$/, '')}`, group])),
    ...alsoPublic,
  };
}
