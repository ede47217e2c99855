import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { type Compressed, compress, sum } from './compressed.ts';

export interface LoadSizes {
  /** What a user loads when this screen is the first one. */
  screen: string;
  html: Compressed;
  code: Compressed;
  styles: Compressed;
}

export interface AppSizes {
  loads: LoadSizes[];
  /** Code of the messages that no other page loads. */
  messages: Compressed;
}

/** What the app shell loads by itself: for everyone, and for users who are logged in. */
const router = ['fs-web/src/start/startRouter.tsx', 'ui/src/feedback/Toasts/Toasts.tsx'];
const user = [
  ...router,
  'fs-web/src/start/createAppData.ts',
  ...['HeaderSearch', 'AppTour', 'HeaderLoader'].map((part) => `fs-web/src/shell/${part}.tsx`),
  'ui/src/overlays/Menu/Menu.tsx',
];

/** Screens whose first load is measured: state, folder of the prerendered page if any, and modules. */
const screens = {
  '/fs/login/': { page: 'login/', modules: ['fs-web/src/LoginApp.tsx'] },
  '/fs/': { page: 'landing/', modules: [...router, 'screens/login/LandingScreen.tsx'] },
  '/fs/research/home': { page: 'research/home/', modules: [...user, 'screens/home/HomeScreen.tsx'] },
  '/fs/research/companies': { page: '', modules: [...user, 'screens/companies/CompaniesScreen.tsx'] },
  '/fs/research/companies/:id': { page: '', modules: [...user, 'screens/companies/CompanyScreen.tsx'] },
} as const;

/** The messages: in the header, of staff, and with the advisers. */
const messages = [
  'fs-web/src/shell/HeaderMessages.tsx',
  ...['AdminMessagesScreen', 'AdvisoryChatScreen'].map((screen) => `screens/messages/${screen}.tsx`),
];

/**
 * Builds the app in memory, and adds up what each screen loads without user input: the entry, the chunks of its
 * modules, and all of their imports.
 */
export async function measureApp(root: string): Promise<AppSizes> {
  const app = join(root, 'apps/fs-web');
  const built = (await build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const files = new Map(built.output.map((file) => [file.fileName, file]));
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`The build has no chunk for ${module}`);
    return chunk;
  };

  const sizeOf = (name: string): Compressed => {
    const file = files.get(name);
    if (!file) throw new Error(`The build has no ${name}`);
    return compress(file.type === 'chunk' ? file.code : file.source);
  };

  // Every page links the one sheet; further ones are a first paint's.
  const sheets = [...files.keys()].filter((name) => /\.css$/.test(name) && !name.includes('/painted-'));
  const loads = Object.entries(screens).map(([screen, { page, modules }]) => {
    const needed = withImports(['fs-web/src/main.tsx', ...modules].map(chunkOf), files);
    return {
      screen,
      html: sizeOf(`${page}index.html`),
      code: sum(needed.map(({ fileName }) => sizeOf(fileName))),
      styles: sum(sheets.map(sizeOf)),
    };
  });
  const common = withImports(['fs-web/src/main.tsx', ...screens['/fs/research/home'].modules].map(chunkOf), files);
  const needed = withImports(messages.map(chunkOf), files).filter((chunk) => !common.includes(chunk));
  const further = [...files.values()].filter((file) => file.type === 'chunk' && !needed.includes(file));
  const isShared = ({ fileName }: Rolldown.OutputChunk) =>
    further.some((file) => file.type === 'chunk' && file.imports.includes(fileName));
  const own = needed.filter((chunk) => !isShared(chunk));
  return { loads, messages: sum(own.map(({ fileName }) => sizeOf(fileName))) };
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
