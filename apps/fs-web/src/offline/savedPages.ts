import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { savedPagesCache } from './savedStart.ts';

/** Pages that open again without a connection: their answers, in a cache of this browser (decision 106). */
export interface SavedPages {
  /** Saves a page instead of its earlier version. Without answers, it only removes that. */
  save: (page: PageToSave) => Promise<void>;
  /** Gives the client what it does not have. */
  open: (queryClient: QueryClient) => Promise<void>;
  /** Forgets from when pages are, once there is a connection: what they show is asked for again. */
  forgetTimes: () => void;
  /** Returns from when the page is. Undefined if nothing of it was saved earlier. */
  timeOf: (path: string) => Date | undefined;
}

export interface PageToSave {
  userId: string;
  /** What the page is one of: as many of each are kept. */
  kind: string;
  path: string;
  /** When the page was opened: what it shows is not older. */
  at: Date;
  answers: readonly SavedAnswer[];
}

interface SavedAnswer {
  key: QueryKey;
  data: unknown;
}

interface SavedPagesOptions {
  /** Returns the id of the user who is logged in on this device. */
  owner: () => string | undefined;
  /** The build of the app, because another one may ask for other data. */
  build: string;
  /** The browser's caches, if it has any. */
  caches?: Pick<CacheStorage, 'open' | 'delete'> | undefined;
  now?: () => Date;
}

type StoredPage = Pick<PageToSave, 'userId' | 'path' | 'answers'> & { build: string; at: string };

/** Pages of each kind. */
const mostPages = 20;
/** Characters of a page. */
const mostCharacters = 500_000;
/** Milliseconds. Less than a week, so that a day of the week names one day. */
const longest = 6 * 24 * 60 * 60 * 1000;

export function createSavedPages({
  owner,
  build,
  caches = globalThis.caches,
  now = () => new Date(),
}: SavedPagesOptions): SavedPages {
  const times = new Map<string, Date>();

  async function save({ userId, kind, at, answers, ...page }: PageToSave): Promise<void> {
    if (owner() !== userId) return;
    const path = spelled(page.path);
    const cache = await caches.open(savedPagesCache);
    const address = `/${kind}?user=${encodeURIComponent(userId)}&path=${encodeURIComponent(path)}`;
    await cache.delete(address);
    const stored: StoredPage = { userId, build, path, at: at.toISOString(), answers };
    const text = JSON.stringify(stored);
    if (answers.length > 0 && text.length <= mostCharacters) await cache.put(address, new Response(text));
    // The cache returns its keys in the order in which they were added.
    const ofKind = (await cache.keys()).filter(({ url }) => new URL(url).pathname === `/${kind}`);
    await Promise.all(ofKind.slice(0, -mostPages).map((old) => cache.delete(old)));
    // They may have logged out in another tab meanwhile.
    if (owner() !== userId) await caches.delete(savedPagesCache);
  }

  async function read(): Promise<StoredPage[]> {
    const userId = owner();
    if (userId === undefined) return [];
    const cache = await caches.open(savedPagesCache);
    const found = await Promise.all((await cache.matchAll()).map((response) => response.json()));
    const oldest = new Date(now().getTime() - longest).toISOString();
    return (found as StoredPage[])
      .filter((page) => page.userId === userId && page.build === build && page.at > oldest)
      .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  }

  return {
    save: async (page) => {
      // In a full or blocked storage, nothing is saved.
      if (caches) await save(page).catch(() => undefined);
    },
    open: async (queryClient) => {
      const pages = caches ? await read().catch(() => []) : [];
      const filled = pages.filter(({ at, answers }) => fill(queryClient, answers, new Date(at)));
      // Opening twice fills nothing the second time.
      for (const { path, at } of filled) times.set(path, new Date(at));
    },
    forgetTimes: () => times.clear(),
    timeOf: (path) => times.get(spelled(path)),
  };
}

/** A path may end with a slash or not. */
function spelled(path: string): string {
  return path.replace(/\/$/, '');
}

/** Returns whether the client lacked any of the answers. */
function fill(queryClient: QueryClient, answers: readonly SavedAnswer[], at: Date): boolean {
  const missing = answers.filter(({ key }) => queryClient.getQueryData(key) === undefined);
  for (const { key, data } of missing) {
    // Kept until a user opens the page.
    const options = queryClient.defaultQueryOptions({ queryKey: key, gcTime: Number.POSITIVE_INFINITY });
    queryClient.getQueryCache().build(queryClient, options);
    queryClient.setQueryData(key, data, { updatedAt: at.getTime() });
  }
  return missing.length > 0;
}
