import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { type Compressed, compress, nothing, sum } from './compressed.ts';

export interface LoadSizes {
  /** What a reader loads who comes to this screen first. */
  screen: string;
  html: Compressed;
  code: Compressed;
  styles: Compressed;
}

/** Screens whose first load is measured: what is shown, and the module that the route table loads for it. */
const screens = {
  '/fs/login/': 'screens/SignInScreen.tsx',
  '/fs/research/companies/:id': 'screens/CompanyScreen.tsx',
} as const;

/** Builds the app in memory, and adds up what each screen needs: the entry, its own chunk, and all that they import. */
export async function measureApp(root: string): Promise<LoadSizes[]> {
  const app = join(root, 'apps/fs-web');
  const built = (await build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const files = new Map(built.output.map((file) => [file.fileName, file]));
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);

  const sizeOf = (name: string): Compressed => {
    const file = files.get(name);
    if (!file) throw new Error(`The build has no ${name}`);
    return compress(file.type === 'chunk' ? file.code : file.source);
  };

  return Object.entries(screens).map(([screen, module]) => {
    const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/apps/fs-web/src/${module}`)));
    if (!entry || !own) throw new Error(`The build has no chunk for ${module}`);
    const needed = withImports([entry, own], files);
    const sheets = new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    return {
      screen,
      html: sizeOf('index.html'),
      code: sum(needed.map(({ fileName }) => sizeOf(fileName))),
      styles: sheets.size === 0 ? nothing : sum([...sheets].map(sizeOf)),
    };
  });
}

type Files = ReadonlyMap<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

function withImports(chunks: readonly Rolldown.OutputChunk[], files: Files): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = files.get(name);
      if (imported?.type === 'chunk') add(imported);
    }
  };
  for (const chunk of chunks) add(chunk);
  return [...found];
}
