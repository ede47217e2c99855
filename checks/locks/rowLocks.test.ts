import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';

const server = sources.filter((path) => path.startsWith('apps/fs-server/src/') && !path.includes('.test.'));
const lockWords = /\.for(Update|Share|NoKeyUpdate|KeyShare)\(|\bfor (update|share|no key update|key share)\b/i;

interface RowLock {
  path: string;
  /** The query, from its `selectFrom` to its execution. */
  query: string;
}

/** Returns every query of the server that locks rows. */
function rowLocksIn(path: string): RowLock[] {
  const text = read(path);
  return [...text.matchAll(new RegExp(lockWords, 'gi'))].map(({ index }) => {
    const start = Math.max(text.lastIndexOf('.selectFrom(', index), 0);
    const rest = text.slice(index);
    const end = rest.search(/;\n|,\n {4}\)\n/);
    return { path, query: text.slice(start, index + (end < 0 ? rest.length : end)) };
  });
}

const rowLocks = server.flatMap(rowLocksIn);

test('a query that locks rows locks one, or several in the order of a key', () => {
  const unordered = rowLocks.filter(
    ({ query }) =>
      !/\.orderBy\([\s\S]*\.for\w+\(/.test(query) &&
      !/\.executeTakeFirst(OrThrow)?\(/.test(query) &&
      // In a database function.
      !/\border by \w+ for (no key )?update$/.test(query),
  );
  expect(unordered).toEqual([]);
  expect(rowLocks.length).toBeGreaterThan(8);
});

test('only one function locks watchlists, in the order of their ids', () => {
  const lists = rowLocks.filter(({ query }) => query.startsWith(".selectFrom('watchlists')"));
  expect(lists.map(({ path }) => path).toSorted()).toEqual([
    'apps/fs-server/src/areas/watchlists/access.ts',
    // Uses `skip locked`, so it never waits.
    'apps/fs-server/src/areas/watchlists/requireLists.ts',
  ]);
  for (const { query } of lists) expect(query).toMatch(/\.orderBy\('(watchlists\.)?id'\)/);
  const callers = server.filter((path) => /isLocked: true/.test(read(path)) && path.includes('/watchlists/'));
  expect(callers).toEqual(['apps/fs-server/src/areas/watchlists/requireLists.ts']);
});

test('locks by name are taken in known places, one at a time or in sorted order', () => {
  const named = server.filter((path) => read(path).includes('pg_advisory'));
  expect(named.toSorted()).toEqual([
    'apps/fs-server/src/areas/channels/live/repository.ts',
    'apps/fs-server/src/areas/curation/content/fetchContent.ts',
    'apps/fs-server/src/areas/making/documents/repository.ts',
    'apps/fs-server/src/areas/making/repository.ts',
    'apps/fs-server/src/areas/table-views/alerts/repository.ts',
    'apps/fs-server/src/areas/table-views/repository.ts',
    'apps/fs-server/src/areas/teams/changeAccounts.ts',
    'apps/fs-server/src/areas/watchlists/planQuota.ts',
    'apps/fs-server/src/areas/watchlists/shares.ts',
    'apps/fs-server/src/database/migrate.ts',
    'apps/fs-server/src/identity/sharedKeys.ts',
  ]);
  // A call for each of several lists would lock them in the order in which they were named.
  const loops = server.filter((path) => /for (await )?\([^{]*\{[^}]*\brequireQuota\(/.test(read(path)));
  expect(loops).toEqual(['apps/fs-server/src/areas/watchlists/planQuota.ts']);
  expect(read('apps/fs-server/src/areas/watchlists/planQuota.ts')).toContain('of [...byLock.keys()].sort()');
});
