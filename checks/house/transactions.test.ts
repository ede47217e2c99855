import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';

const server = sources.filter(
  (path) => path.startsWith('apps/fs-server/src/') && !/\.test\.ts$|\/testing\//.test(path),
);

/** Returns the source of every transaction's callback, up to the closing bracket of the call. */
function transactionCallbacks(path: string): string[] {
  const text = read(path);
  return [...text.matchAll(/\.transaction\(\)\s*\.execute\(/g)].map(({ index, 0: { length } }) => {
    let depth = 1;
    let end = index + length;
    while (depth > 0 && end < text.length) {
      depth += { '(': 1, ')': -1 }[text[end] ?? ''] ?? 0;
      end += 1;
    }
    return text.slice(index + length, end);
  });
}

test('every database connection retries transactions that PostgreSQL aborts', () => {
  const making = server.filter((path) => /new (Retrying)?Kysely\b/.test(read(path)));
  expect(making).toEqual(['apps/fs-server/src/database/database.ts']);
  expect(read('apps/fs-server/src/database/database.ts')).toContain('new RetryingKysely<');
  expect(server.length).toBeGreaterThan(200);
});

test('no transaction bypasses the retries by raw SQL or settings of its own', () => {
  const by = server
    // Sets a timeout for one statement, in a transaction of its own.
    .filter((path) => path !== 'apps/fs-server/src/database/requestSettings.ts')
    .filter((path) =>
      /\.startTransaction\(|setIsolationLevel|setAccessMode|[`'"](begin|start transaction)[;`'" ]/i.test(read(path)),
    );
  expect(by).toEqual([]);
});

test('a transaction sends nothing and writes no file, since it may run again', () => {
  const callbacks = server.flatMap((path) => transactionCallbacks(path).map((text) => ({ path, text })));
  const beyond = callbacks.filter(({ text }) =>
    /\bmail\.|\bmailer\.|\.post\(|\bfetch\(|\bfiles\.|writeFile|\.send\(/.test(text),
  );
  expect(beyond.map(({ path }) => path)).toEqual([]);
  expect(callbacks.length).toBeGreaterThan(25);
});
