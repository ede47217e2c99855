import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PublicPath, publicPages } from '@fs/api-contract';
import fastify from 'fastify';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSecurityHeaders, registerSecurityHeaders } from '../../http/registerSecurityHeaders.ts';
import { testEnvironment } from '../../testing/testEnvironment.ts';
import { registerApp } from '../appRoutes.ts';

const routes = Object.keys(publicPages) as PublicPath[];
const painted: readonly PublicPath[] = ['/', '/login', '/signup'];

const sheetTag = (name: string) => `<link rel="stylesheet" crossorigin href="/fs/assets/${name}.css">`;
const builtPage = (content: string, own = '') =>
  `<!doctype html><html dir="ltr"><head>
    <script src="/fs/assets/beforeApp-12345678.js" data-audience="visitor"></script>
    <title>Foresight</title>
    ${sheetTag('style-12345678')}
    ${own}
  </head><body class="c"><div id="first-paint">${content}</div><div id="app"></div></body></html>`;

/** What would leave a style or a script, or be taken for one. */
const hostileCss = '[data-painted="0"]{content:"</style><script>alert(1)</script>$&"}';
const hostileHtml = '<p class="a" title="&lt;/style&gt;">$& $1 &lt;style&gt;</p><script>alert(2)</script>';

const font = '@font-face{font-family:Inter;src:url(inter.woff2)}';

const app = fastify();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foresight-inlined-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await write('index.html', `<!doctype html><title>Foresight</title>${sheetTag('style-12345678')}`);
  await write('painted.json', '{"productName":"Foresight"}');
  await write('assets/beforeApp-12345678.js', '(()=>{document.documentElement.dataset.ran="$&"})();\n');
  await write('assets/style-12345678.css', `${font}@layer ui{.a{color:red}.b{color:blue}}.c{font-family:Inter}`);
  await write('assets/painted-12345678.css', '[data-painted="0"]{color:green}');
  for (const route of routes) {
    const page = route.slice(1) || 'landing';
    await write(`${page}/index.html`, `<!doctype html><title>Foresight</title>${sheetTag('style-12345678')}`);
    if (painted.includes(route)) await write(`${page}/painted.html`, builtPage('Text', sheetTag('painted-12345678')));
    if (route !== '/login' && route !== '/signup') await write(`${page}/rendered.html`, builtPage(''));
  }
  registerSecurityHeaders(app, buildSecurityHeaders({ publicUrl: 'http://127.0.0.1', connectTo: [] }));
  await registerApp(app, {
    folder,
    environment: testEnvironment,
    readPage: async () => ({ status: 200, head: '<title>Known</title>' }),
    readRevision: async () => '0',
    renderPage: async () => ({ html: hostileHtml, css: hostileCss, data: ['</script><style>'] }),
    findMovedPath: async () => undefined,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

type Node = DefaultTreeAdapterMap['node'];

/** The elements of a page as browsers read it, with their attributes and texts. */
function elementsOf(node: Node): { tag: string; attributes: Record<string, string>; text: string }[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  if (!('tagName' in node)) return inside;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return [{ tag: node.tagName, attributes, text }, ...inside];
}

async function read(route: string) {
  const { headers, body } = await app.inject(`/fs${route.replaceAll(/\$\w+/g, 'example')}`);
  const policy = String(headers['content-security-policy']).split(';');
  const sourcesOf = (name: string) => policy.find((directive) => directive.startsWith(`${name} `))?.split(' ') ?? [];
  const elements = elementsOf(parse(body));
  const isRun = ({ tag, attributes }: (typeof elements)[number]) =>
    tag === 'script' && attributes.type === undefined && attributes.src === undefined;
  return {
    headers,
    elements,
    sourcesOf,
    scripts: elements.filter(isRun).map(({ text }) => text),
    styles: elements.filter(({ tag }) => tag === 'style').map(({ text }) => text),
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isShown = (route: PublicPath) => painted.includes(route) || !('isUnlisted' in publicPages[route]);

test.each(routes.filter((route) => !isShown(route)))(
  '%s shows nothing before the app, and gets the strict policy',
  async (route) => {
    const { scripts, styles, sourcesOf } = await read(route);
    expect([...scripts, ...styles]).toEqual([]);
    expect(sourcesOf('script-src')).toEqual(['script-src', "'self'"]);
  },
);

test.each(routes.filter(isShown))(
  'the policy of %s allows what the server put into it, and nothing else',
  async (route) => {
    const { scripts, styles, sourcesOf, elements } = await read(route);
    const [before = '', ...others] = scripts;
    expect(before).toContain('dataset.ran="$&"');
    expect(sourcesOf('script-src')).toEqual(['script-src', "'self'", hashOf(before)]);
    expect(sourcesOf('style-src').slice(1)).toEqual(["'self'", expect.any(String), ...styles.map(hashOf)]);
    // A script in the content of a page stays forbidden.
    expect(others).toEqual(painted.slice(1).includes(route) ? [] : ['alert(2)']);
    const waitsFor = elements.filter(
      ({ tag, attributes }) =>
        (tag === 'link' && attributes.rel === 'stylesheet' && attributes.media !== 'print') ||
        (tag === 'script' && attributes.src !== undefined),
    );
    expect(waitsFor).toEqual([]);
  },
);

test('a rendered page has the rules that match it and its own, which cannot leave their element', async () => {
  const { styles } = await read('/plans');
  expect(styles).toEqual([`@layer ui{.a{color:red}}.c{font-family:Inter}${hostileCss.replaceAll('</', '<\\/')}`, font]);
});

test('a painted page has its own sheet inline, before the whole one', async () => {
  const { styles, elements } = await read('/login');
  expect(styles).toEqual(['@layer ui{}.c{font-family:Inter}[data-painted="0"]{color:green}', font]);
  const order = elements.filter(({ tag, attributes }) => tag === 'style' || attributes.rel === 'stylesheet');
  expect(order.map(({ tag, attributes }) => attributes.href ?? tag)).toEqual([
    'style',
    'style',
    '/fs/assets/style-12345678.css',
  ]);
});

test('a browser that has the page gets the same policy again', async () => {
  const { headers } = await read('/login');
  const again = await app.inject({ url: '/fs/login', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});
