import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { openDatabase } from './database.ts';

/** A port of this machine on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('a PostgreSQL that does not answer is named, and the password is not', async () => {
  const port = await closedPort();
  const url = `postgresql://user:open-sesame@127.0.0.1:${port}/foresight`;
  await expect(openDatabase({ url, dataDir: '' })).rejects.toThrow(
    new DatabaseUnavailable(
      `PostgreSQL at 127.0.0.1:${port}/foresight cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    ),
  );
});

test.for(['user:open-sesame', 'mysql://user:open-sesame@127.0.0.1/foresight'])(
  'an address that is not PostgreSQL’s is refused without being repeated: %#',
  async (url) => {
    await expect(openDatabase({ url, dataDir: '' })).rejects.toThrow(
      new DatabaseUnavailable('DATABASE_URL is not the address of a PostgreSQL database (postgres://…).'),
    );
  },
);
