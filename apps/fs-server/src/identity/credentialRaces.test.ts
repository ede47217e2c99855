import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeStores } from '../database/testing/contractStores.ts';
import { gateUpdates } from './testing/gatedDatabase.ts';
import { type IdentityServer, password, startIdentityServer } from './testing/identityServer.ts';

const newPassword = 'a quite different horse';
const incorrect = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

/** The hash of `password` with the cost parameters of an older version. */
function hashWithOldCost(): string {
  const nonce = Buffer.from('0123456789abcdef');
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 1024,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=1024,t=1,p=1$${salt}$${hash}`;
}

await describeStores(({ openDatabase }) => {
  test('a password reset during a login ends that login', () => race(undefined));

  test('a rehash does not restore the password from before a reset', () => race(hashWithOldCost()));

  /** Logs in with the old password, and resets it after the server has verified the old one. */
  async function race(passwordHash: string | undefined): Promise<void> {
    const database = await openDatabase();
    const gate = gateUpdates(database, 'attempts');
    const slow = await startIdentityServer({ database: gate.database });
    const other = await startIdentityServer({ database, dataDir: slow.options.dataDir });
    const { id, email } = await other.addUser(passwordHash === undefined ? {} : { passwordHash });

    // The first update uncounts the attempt with the right password.
    gate.arm();
    const signIn = slow.trySignIn(email);
    await gate.reached;
    await reset(other, email);
    gate.open();

    expect(await signIn).toEqual({ status: 400, body: incorrect });
    const sessions = await database.kysely.selectFrom('sessions').selectAll().where('user_id', '=', id).execute();
    expect(sessions.filter(({ revoked_at }) => revoked_at === null)).toEqual([]);
    expect((await other.trySignIn(email)).body).toEqual(incorrect);
    expect((await other.trySignIn(email, newPassword)).status).toBe(200);
    await other.app.close();
    await slow.close();
  }
});

async function reset(server: IdentityServer, email: string): Promise<void> {
  await server.forgotPassword(email);
  const { status } = await server.confirmForgotPassword(email, server.codeMailedTo(email), newPassword);
  expect(status).toBe(200);
}
