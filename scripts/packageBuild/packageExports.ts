/** Entries of a package: the public path, and the source file below `src/`. */
export type PackageEntries = Readonly<Record<string, string>>;

interface Target {
  '@fs/source'?: string;
  types: string;
  default: string;
}

export type PackageExports = Record<string, string | Target>;

/** Built styles are named `X_css.js`: a consumer's plugin would compile a name that ends in `.css.js` again. */
export function builtPath(source: string) {
  return source.replace(/\.css\.ts$/, '_css.js').replace(/\.tsx?$/, '.js');
}

/** Returns package.json's `exports`: sources inside of this workspace, built files outside. */
export function packageExports(entries: PackageEntries, { isPublished }: { isPublished: boolean }): PackageExports {
  const targets = Object.entries(entries).map(([path, source]) => {
    const built = {
      types: `./dist/${source.replace(/\.tsx?$/, '.d.ts')}`,
      default: `./dist/${builtPath(source)}`,
    };
    return [path, isPublished ? built : { '@fs/source': `./src/${source}`, ...built }];
  });
  return { ...Object.fromEntries(targets), './package.json': './package.json' };
}

/** Returns one entry for each file that the public list exports from, named after that file. */
export function entriesOfPublicList(index: string, alsoPublic: PackageEntries = {}): PackageEntries {
  const files = [...index.matchAll(/ from '\.\/([^']+)'/g)].map(([, file = '']) => file);
  const named = files.map((file) => [`./${file.replace(/^.*\//, '').replace(/\.tsx?$/, '')}`, file]);
  return { '.': 'index.ts', ...Object.fromEntries(named), ...alsoPublic };
}
