import assert from 'node:assert/strict';
import { identity, logIn, read, signUp } from '../people.ts';
import { until } from '../until.ts';
import type { Proof } from './Proof.ts';

const email = 'newcomer@elsewhere.example';

/** The code in the link of a mail, whose lines are folded and whose equal signs are encoded. */
const codeIn = (content: string) =>
  /confirmationcode=(\d{6})/.exec(content.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1];

export const signUpByMail: Proof = {
  title: 'who signs up at one process gets a mail, enters its code at the other, and is in',
  run: async ({ urls, proxy, sink, password }) => {
    assert.equal((await signUp(urls[0], email, password)).status, 200);
    await until(() => sink.received.some(({ to }) => to.includes(email)), 'the mail arrives');
    const code = codeIn(sink.received.find(({ to }) => to.includes(email))?.content ?? '');
    assert.ok(code, 'the mail has a link with a code');
    const confirmed = await identity(urls[1], 'ConfirmSignUp', { Username: email, ConfirmationCode: code });
    assert.equal(confirmed.status, 200, confirmed.body.message);
    const { IdToken: token } = await logIn(proxy.url, email, password);
    await read(proxy.url, '/lists/summary', { token });
    return undefined;
  },
};
