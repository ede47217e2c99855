import assert from 'node:assert/strict';
import { identity, logIn, read, signUp } from '../people.ts';
import type { Topology } from '../startTopology.ts';
import { until } from '../until.ts';
import type { Proof } from './Proof.ts';

export const newcomer = 'newcomer@elsewhere.example';

/** The code in the link of a mail, whose lines are folded and whose equal signs are encoded. */
const codeIn = (content: string) =>
  /confirmationcode=(\d{6})/.exec(content.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1];

interface Services extends Pick<Topology, 'urls' | 'sink' | 'password'> {
  proxy: Pick<Topology['proxy'], 'url'>;
}

/** Signs up at one process, and enters the code of the mail at the other. */
export async function joinByMail({ urls, proxy, sink, password }: Services): Promise<void> {
  assert.equal((await signUp(urls[0], newcomer, password)).status, 200);
  await until(() => sink.received.some(({ to }) => to.includes(newcomer)), 'the mail arrives');
  const code = codeIn(sink.received.find(({ to }) => to.includes(newcomer))?.content ?? '');
  assert.ok(code, 'the mail has a link with a code');
  const confirmed = await identity(urls[1], 'ConfirmSignUp', { Username: newcomer, ConfirmationCode: code });
  assert.equal(confirmed.status, 200, confirmed.body.message);
  const { IdToken: token } = await logIn(proxy.url, newcomer, password);
  await read(proxy.url, '/lists/summary', { token });
}

export const signUpByMail: Proof = {
  title: 'who signs up at one process gets a mail, enters its code at the other, and is in',
  run: async (topology) => {
    await joinByMail(topology);
    return undefined;
  },
};
