import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { openDatabase } from './database.ts';

/** Returns a loopback port that nothing listens on. */
async function findClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('names a PostgreSQL that does not respond, without the password', async () => {
  const port = await findClosedPort();
  const url = `postgresql://user:open-sesame@127.0.0.1:${port}/foresight`;
  await expect(openDatabase({ url, dataDir: '' })).rejects.toThrow(
    new DatabaseUnavailable(
      `PostgreSQL at 127.0.0.1:${port}/foresight cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    ),
  );
});

test.for(['user:open-sesame', 'mysql://user:open-sesame@127.0.0.1/foresight'])(
  'rejects a URL that is not PostgreSQL’s without repeating it: %#',
  async (url) => {
    await expect(openDatabase({ url, dataDir: '' })).rejects.toThrow(
      new DatabaseUnavailable('DATABASE_URL must be a PostgreSQL URL (postgres://…).'),
    );
  },
);
