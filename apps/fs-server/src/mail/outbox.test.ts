import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';
import { outboxPath, registerOutboxPage } from './outboxPage.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'foresight-outbox-')), 'outbox');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

async function pageOf(outbox: ReturnType<typeof createOutbox>) {
  const app = fastify();
  registerOutboxPage(app, outbox);
  const { body } = await app.inject(outboxPath);
  await app.close();
  return body;
}

test('stores mail locally, newest first', async () => {
  let time = Date.parse('2026-11-20T12:00:00Z');
  const outbox = createOutbox(folder, () => new Date(time++));
  for (const subject of ['First', 'Second', 'Third']) {
    await outbox.send({ to: 'ada@foresight.example', subject, text: 'Hello', html: '<p>Hello</p>' });
  }
  const messages = await outbox.list(2);
  expect(messages.map(({ subject, sentAt }) => [subject, sentAt])).toEqual([
    ['Third', '2026-11-20T12:00:00.002Z'],
    ['Second', '2026-11-20T12:00:00.001Z'],
  ]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('the page shows mails as plain text', async () => {
  const outbox = createOutbox(folder);
  await outbox.send({ to: '"><img src=x>', subject: '<script>alert(1)</script>', text: 'a & b', html: '' });
  const page = await pageOf(outbox);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('To &quot;&gt;&lt;img src=x&gt;,');
  expect(page).toContain('<pre>a &amp; b</pre>');
});

test('turns a URL in a mail into a link, and nothing else', async () => {
  const outbox = createOutbox(folder);
  const text = 'Open http://127.0.0.1:4400/fs/signup?email=a&confirmationcode=1"onclick="x now';
  await outbox.send({ to: 'ada@foresight.example', subject: 'Confirm', text, html: '' });
  const address = 'http://127.0.0.1:4400/fs/signup?email=a&amp;confirmationcode=1&quot;onclick=&quot;x';
  expect(await pageOf(outbox)).toContain(`Open <a href="${address}" rel="noreferrer">${address}</a> now`);
});

test('an empty outbox shows a message', async () => {
  expect(await pageOf(createOutbox(folder))).toContain('No mail has been sent yet.');
});

test('a message with a key is stored once, even if sent repeatedly', async () => {
  const outbox = createOutbox(folder);
  const message = { to: 'ada@foresight.example', subject: 'Digest', text: 'New', html: '' };
  await outbox.send({ ...message, key: 'digest of today' });
  await outbox.send({ ...message, key: 'digest of today' });
  await outbox.send({ ...message, key: 'digest of tomorrow' });
  expect((await outbox.list(10)).map(({ subject }) => subject)).toEqual(['Digest', 'Digest']);
});
