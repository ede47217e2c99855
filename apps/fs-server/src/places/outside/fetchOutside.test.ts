import type { RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFetchOutside } from './fetchOutside.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { createOutsideServers } from './testing/outsideServers.ts';

const servers = createOutsideServers();
const { start } = servers;
afterEach(() => servers.close());

/** A lookup of names that mean these addresses. */
const named =
  (addresses: Record<string, string[]>): LookupFunction =>
  (name, _options, done) =>
    done(
      null,
      (addresses[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const isLoopback = (address: string) => address === '127.0.0.1';

test.each([
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1', '198.18.0.1'],
  ...['192.0.2.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'ff02::1', '2001:db8::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'fe80::1%eth0',
    '::7f00:1',
    '1:0::',
  ],
  ...['0:1:0:1:0:1:0:1', 'name', ''],
])('%j is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
  '%j is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('reads an answer, and sends neither cookies nor an encoding', async () => {
  const { url } = await start(({ headers }, response) => {
    response.setHeader('content-type', 'text/xml; charset=utf-8');
    response.end(JSON.stringify([headers.cookie, headers['accept-encoding']]));
  });
  const { body, contentType } = await createFetchOutside({ isAllowed: isLoopback })(`${url}/feed`);
  expect(body.toString()).toBe('[null,"identity"]');
  expect(contentType).toBe('text/xml; charset=utf-8');
});

test.each(['127.0.0.1', '[::1]', '2130706433', '0x7f.1', '0177.0.0.1', '[::ffff:127.0.0.1]', '127.1', '①②⑦.0.0.1'])(
  'does not connect to this machine as %s',
  async (host) => {
    const { port, seen } = await start((_, response) => response.end('secret'));
    await expect(createFetchOutside()(`http://${host}:${port}/`)).rejects.toThrow('not allowed');
    expect(seen.connections).toBe(0);
  },
);

test.each([
  ['a private address', ['127.0.0.1']],
  ['a public and a private address', ['8.8.8.8', '127.0.0.1']],
])('does not connect to a name that means %s', async (_, addresses) => {
  const { port, seen } = await start((_request, response) => response.end('secret'));
  const read = createFetchOutside({ lookup: named({ 'inside.example': addresses }) });
  await expect(read(`http://inside.example:${port}/`)).rejects.toThrow('not allowed');
  expect(seen.connections).toBe(0);
});

test('[XCOMPANY-045] checks the address that it connects to, though the name meant another one before', async () => {
  const { port, seen } = await start((_, response) => response.end('secret'));
  const answers = [['8.8.8.8'], ['127.0.0.1']];
  const lookup: LookupFunction = (name, options, done) => named({ [name]: answers.shift() ?? [] })(name, options, done);
  lookup('turns.example', { all: true }, () => undefined);
  await expect(createFetchOutside({ lookup })(`http://turns.example:${port}/`)).rejects.toThrow('not allowed');
  expect(seen.connections).toBe(0);
});

test('[XCOMPANY-045] does not follow a redirect to this machine', async () => {
  const inside = await start((_, response) => response.end('secret'));
  const outside = await start((_, response) =>
    response.writeHead(302, { location: `http://127.0.0.2:${inside.port}` }).end(),
  );
  const read = createFetchOutside({ isAllowed: isLoopback });
  await expect(read(outside.url)).rejects.toThrow('not allowed');
  expect([outside.seen.connections, inside.seen.connections]).toEqual([1, 0]);
});

test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'http://user:secret@127.0.0.1/', 'http://', ''])(
  'does not follow a redirect to %j',
  async (location) => {
    const { url } = await start((_, response) => response.writeHead(301, { location }).end());
    await expect(createFetchOutside({ isAllowed: isLoopback })(url)).rejects.toThrow();
  },
);

test('follows a relative redirect, but not forever', async () => {
  const { url, seen } = await start(({ url: path }, response) => {
    if (path === '/start') response.writeHead(302, { location: '/end' }).end();
    else if (path === '/end') response.end('found');
    else response.writeHead(302, { location: '/loop' }).end();
  });
  const read = createFetchOutside({ isAllowed: isLoopback });
  expect((await read(`${url}/start`)).body.toString()).toBe('found');
  seen.connections = 0;
  await expect(read(`${url}/loop`)).rejects.toThrow('Too many redirects');
  expect(seen.connections).toBe(4);
});

test('[XCOMPANY-045] reads no more than its limit, though the answer has no end', async () => {
  const { url } = await start((_, response) => {
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
    };
    response.on('drain', write);
    write();
  });
  await expect(createFetchOutside({ isAllowed: isLoopback, maxBytes: 100_000 })(url)).rejects.toThrow('too large');
});

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['never ends its answer', (_, response) => void response.write('<rss>')],
])('gives up on a server that %s', async (_, listener) => {
  const { url } = await start(listener);
  await expect(createFetchOutside({ isAllowed: isLoopback, timeoutMs: 100 })(url)).rejects.toThrow();
});

test.each<[string, RequestListener]>([
  ['an error', (_, response) => void response.writeHead(500).end('no')],
  ['nothing', (_, response) => void response.writeHead(204).end()],
  ['packed bytes', (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')],
  [
    'less than it announced',
    (_, response) => response.writeHead(200, { 'content-length': '10' }).end('x', () => response.destroy()),
  ],
])('rejects %s', async (_, listener) => {
  const { url } = await start(listener);
  await expect(createFetchOutside({ isAllowed: isLoopback })(url)).rejects.toThrow();
});
