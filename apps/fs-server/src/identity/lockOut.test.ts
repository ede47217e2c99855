import { afterEach, beforeEach, expect, test } from 'vitest';
import { type IdentityServer, password, startIdentityServer } from './testing/identityServer.ts';

// An attacker at IP address A wants to lock Vera, at address B, out of her account.

let server: IdentityServer;
beforeEach(async () => {
  server = await startIdentityServer();
});
afterEach(() => server.close());

const vera = { email: 'vera@foresight.test' };
const [addressA, addressB] = ['198.51.100.7', '2001:db8:b:b::1'];
const newPassword = 'a quite different horse';
const exceeded = 'Password attempts exceeded';

/** Repeats a call until a limit rejects it, from every given IP address. */
async function repeatUntilRejected(
  addresses: readonly string[],
  attack: (calls: ReturnType<IdentityServer['from']>) => unknown,
  times: number,
) {
  for (const address of addresses) {
    const calls = server.from(address);
    await Promise.all(Array.from({ length: times }, () => attack(calls)));
  }
}

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index + 1}`);

/** Logs Vera in on a device that stores its proof. */
async function createKnownDevice(): Promise<string> {
  const { body } = await server.from(addressB).trySignIn(vera.email, password, { device: '' });
  return body.DeviceProof ?? '';
}

test('lets a user log in from another network while a stranger guesses the password from one', async () => {
  await server.addUser(vera);
  await repeatUntilRejected([addressA], (from) => from.trySignIn(vera.email, 'a guess'), 15);
  expect((await server.from(addressA).trySignIn(vera.email)).body.message).toBe(exceeded);
  expect((await server.from(addressB).trySignIn(vera.email)).status).toBe(200);
});

test('lets a known device log in while strangers guess the password from many networks', async () => {
  await server.addUser(vera);
  const device = await createKnownDevice();
  await repeatUntilRejected(addresses(11), (from) => from.trySignIn(vera.email, 'a guess'), 10);
  const stranger = server.from(addressB);
  expect((await stranger.trySignIn(vera.email)).body.message).toBe(exceeded);
  expect((await stranger.trySignIn(vera.email, password, { device: 'x'.repeat(64) })).body.message).toBe(exceeded);
  expect((await stranger.trySignIn(vera.email, password, { device })).status).toBe(200);
  server.wait(60 * 60);
  expect((await stranger.trySignIn(vera.email)).status).toBe(200);
});

test('lets a user reset the password and log in while strangers guess passwords and codes', async () => {
  await server.addUser(vera);
  await repeatUntilRejected(addresses(11), (from) => from.trySignIn(vera.email, 'a guess'), 10);
  const { forgotPassword, confirmForgotPassword, trySignIn } = server.from(addressB);
  expect((await forgotPassword(vera.email)).status).toBe(200);
  const code = server.codeMailedTo(vera.email);
  await repeatUntilRejected(addresses(4), (from) => from.confirmForgotPassword(vera.email, 'wrong', newPassword), 6);
  const { status, body } = await confirmForgotPassword(vera.email, code, newPassword, { device: '' });
  expect(status).toBe(200);
  expect((await trySignIn(vera.email, newPassword)).body.message).toBe(exceeded);
  expect((await trySignIn(vera.email, newPassword, { device: body.DeviceProof ?? '' })).status).toBe(200);
});

test('keeps a user’s codes and password valid while a stranger requests codes', async () => {
  await server.addUser(vera);
  const { forgotPassword, confirmForgotPassword, trySignIn } = server.from(addressB);
  await forgotPassword(vera.email);
  const code = server.codeMailedTo(vera.email);
  await repeatUntilRejected([addressA], (from) => from.forgotPassword(vera.email), 12);
  expect(server.outbox.filter(({ to }) => to === vera.email)).toHaveLength(6);
  expect((await trySignIn(vera.email)).status).toBe(200);
  expect((await confirmForgotPassword(vera.email, code, newPassword)).status).toBe(200);
  expect((await forgotPassword(vera.email)).status).toBe(200);
});

test('mails a known device a code after strangers have exhausted their limit', async () => {
  await server.addUser(vera);
  const device = await createKnownDevice();
  await repeatUntilRejected(addresses(4), (from) => from.forgotPassword(vera.email), 5);
  const mails = () => server.outbox.filter(({ to }) => to === vera.email).length;
  expect(mails()).toBe(15);
  const { forgotPassword } = server.from(addressB);
  expect((await forgotPassword(vera.email)).body.__type).toBe('LimitExceededException');
  expect((await forgotPassword(vera.email, { device })).status).toBe(200);
  expect(mails()).toBe(16);
});

test('makes a network that tries many accounts wait longer each time', async () => {
  const network = '2001:db8:a:a';
  const attack = (email: string, host: number) => server.from(`${network}::${host}`).trySignIn(email, 'a guess');
  /** Counts how many guesses are accepted before the network is rejected. */
  const countAcceptedGuesses = async () => {
    const answers = await Promise.all(Array.from({ length: 110 }, (_, n) => attack(`user${n}@foresight.test`, n + 1)));
    return answers.filter(({ body }) => body.message !== exceeded).length;
  };
  expect(await countAcceptedGuesses()).toBe(100);
  server.wait(60 * 60);
  expect(await countAcceptedGuesses()).toBe(100);
  server.wait(60 * 60);
  expect((await attack('last@foresight.test', 1)).body.message).toBe(exceeded);
  server.wait(60 * 60);
  expect((await attack('last@foresight.test', 1)).body.message).not.toBe(exceeded);
  // Another /64 was not limited.
  expect((await server.from('2001:db8:a:b::1').trySignIn('last@foresight.test')).body.message).not.toBe(exceeded);
});

test('accepts a device proof only of the same user with the current credential', async () => {
  await server.addUser(vera);
  const other = await server.addUser();
  const device = await createKnownDevice();
  await repeatUntilRejected(addresses(11), (from) => from.trySignIn(other.email, 'a guess'), 10);
  const { trySignIn, forgotPassword, confirmForgotPassword } = server.from(addressB);
  expect((await trySignIn(other.email, password, { device })).body.message).toBe(exceeded);
  await forgotPassword(vera.email);
  await confirmForgotPassword(vera.email, server.codeMailedTo(vera.email), newPassword);
  await repeatUntilRejected(addresses(11), (from) => from.trySignIn(vera.email, 'a guess'), 10);
  expect((await trySignIn(vera.email, newPassword, { device })).body.message).toBe(exceeded);
});
