import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMail } from './smtpMail.ts';
import { startSmtpSink } from './testing/smtpSink.ts';

const from = 'Foresight <noreply@foresight.example>';
const message = { to: 'ada@foresight.example', subject: 'Zoë’s list', text: 'Hello', html: '<p>Hello</p>' };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startSink(options: SMTPServerOptions = {}) {
  const sink = await startSmtpSink(options);
  closing.push(sink.close);
  return { received: sink.received, url: sink.url.replace('//', '//user:pass%20word@') };
}

function openMail(url: string) {
  const mail = createSmtpMail({ url, from });
  closing.unshift(mail.close);
  return mail;
}

test('a mail arrives with both parts, its sender and the credentials of the address', async () => {
  const users: unknown[] = [];
  const { received, url } = await startSink({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      users.push([username, password]);
      done(null, { user: username });
    },
  });
  await openMail(url).send(message);
  expect(users).toEqual([['user', 'pass word']]);
  expect(received.map(({ content: _content, ...envelope }) => envelope)).toEqual([
    { from: 'noreply@foresight.example', to: [message.to] },
  ]);
  const content = received[0]?.content ?? '';
  for (const part of ['From: Foresight <noreply@foresight.example>', 'text/plain', 'text/html', '<p>Hello</p>']) {
    expect(content).toContain(part);
  }
});

const openSink = (options: SMTPServerOptions = {}) => startSink({ disabledCommands: ['STARTTLS', 'AUTH'], ...options });
const anonymous = (url: string) => url.replace('user:pass%20word@', '');

test('a mail with a key has the same message id whenever it is sent', async () => {
  const { received, url } = await openSink();
  const mail = openMail(anonymous(url));
  for (const key of ['digest', 'digest', 'other']) await mail.send({ ...message, key });
  const ids = received.map(({ content }) => /^Message-ID:\s+(\S+)/im.exec(content)?.[1]);
  expect([new Set(ids).size, ids[0] === ids[1]]).toEqual([2, true]);
});

test('an address with a comma is one recipient', async () => {
  const { received, url } = await openSink();
  const sending = openMail(anonymous(url)).send({ ...message, to: 'ada@foresight.example,eve@elsewhere.example' });
  await sending.catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@elsewhere.example');
});

test.each([
  [550, 'MailRefused'],
  [450, 'MailUnavailable'],
])('a recipient that the service answers with %d fails as %s, without the address', async (responseCode, name) => {
  const { url } = await openSink({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no ada'), { responseCode })),
  });
  const error = await openMail(anonymous(url))
    .send(message)
    .catch((failure: Error) => failure);
  expect(error).toMatchObject({ name, message: `SMTP ${responseCode}` });
});

test('a mail service that is gone is unavailable', async () => {
  const { url } = await openSink();
  for (const close of closing.splice(0)) await close();
  await expect(openMail(anonymous(url)).send(message)).rejects.toThrow('SMTP ESOCKET');
});
