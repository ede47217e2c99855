import type { Plugin } from 'vite';

/** Of a bundle's file: what this plugin reads. */
interface BundleFile {
  fileName: string;
  type: 'asset' | 'chunk';
  source?: string | Uint8Array;
  moduleIds?: readonly string[];
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

/**
 * Writes a page of its own for addresses that many come to first: as the one of all others, and it names besides what
 * the browser would learn of only when the first scripts have run, so that it is fetched with them.
 * @param pages ends of the modules that are loaded for a page, by its address under the base path
 */
export function pageFilesPlugin(pages: Readonly<Record<string, readonly string[]>>, base: string): Plugin {
  return {
    name: 'foresight:page-files',
    apply: 'build',
    // After the page itself is made, and, by its place among the plugins, before files are compressed.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle as Record<string, BundleFile>);
        const page = String(files.find(({ fileName }) => fileName === 'index.html')?.source ?? '');
        if (!page.includes('</head>')) throw new Error('The page of all addresses was not built');
        for (const [address, modules] of Object.entries(pages)) {
          const tags = laterFiles(files, modules)
            .filter((name) => !page.includes(name))
            .map((name) => tagOf(base + name));
          this.emitFile({
            type: 'asset',
            fileName: `${address}/index.html`,
            source: page.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`),
          });
        }
      },
    },
  };
}

/** The chunks of these modules, all that they import, and their styles. */
function laterFiles(files: readonly BundleFile[], modules: readonly string[]): string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = byName.get(name);
    if (!file || found.has(name)) return;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of file.imports ?? []) visit(imported);
  };
  for (const module of modules) {
    const chunk = files.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no chunk for ${module}`);
    visit(chunk.fileName);
  }
  return [...found].sort();
}

function tagOf(href: string): string {
  return href.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${href}">`
    : `<link rel="modulepreload" crossorigin href="${href}">`;
}
