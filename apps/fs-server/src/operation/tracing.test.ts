import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}

interface SpanExport {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

let dataDir: string;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-tracing-'));
  await copyMigratedDatabase(dataDir);
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await rm(dataDir, { recursive: true });
});

/** A collector of OTLP over HTTP. */
async function openSink() {
  const exports: SpanExport[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') exports.push(body as SpanExport);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(async () => server.close());
  const spans = () =>
    exports.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { exports, spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Starts a server on an empty database that writes the addresses of its modules to a file. */
async function startRecorded(variables: Readonly<Record<string, string>>) {
  const list = path.join(dataDir, 'modules');
  const recorder = fileURLToPath(new URL('../testing/recordModules.ts', import.meta.url));
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    SEED: 'none',
    NODE_OPTIONS: `--import=${recorder}`,
    MODULE_LIST: list,
    ...variables,
  });
  ends.push(() => stop(server));
  const modules = async () => (await readFile(list, 'utf8')).split('\n');
  return { server, url: `http://127.0.0.1:${server.port}`, modules };
}

async function stop({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

const attributesOf = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

const ofTelemetry = (modules: readonly string[]) => modules.filter((url) => url.includes('@opentelemetry'));

test('without a collector, no module of OpenTelemetry is loaded', async () => {
  const { url, modules } = await startRecorded({});
  expect((await fetch(`${url}/health`)).status).toBe(200);
  const loaded = await modules();
  expect(ofTelemetry(loaded)).toEqual([]);
  expect(loaded.some((module) => module.includes('/fastify/'))).toBe(true);
});

test('a request is a span of its caller’s trace with its route, and has its queries; a job has its own', async () => {
  const sink = await openSink();
  const { server, url, modules } = await startRecorded({ OTEL_EXPORTER_OTLP_ENDPOINT: sink.url });
  expect(ofTelemetry(await modules()).length).toBeGreaterThan(0);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'content-type': 'application/json' };
  const search = await fetch(`${url}/api-public/markets/ada-minns?email=ada@foresight.example`, { headers });
  expect(search.status).toBe(400);
  expect((await fetch(`${url}/api-public/markets/ada-minns`, { headers })).status).toBe(404);
  const body = JSON.stringify({ name: 'Ada Minns', email: 'ada@foresight.example', message: 'Hello' });
  expect((await fetch(`${url}/api-public/forms/support`, { method: 'POST', headers, body })).status).toBe(200);
  expect((await fetch(`${url}/health/live`, { headers })).status).toBe(200);
  // A server that stops leaves the jobs that it has not begun to the next one.
  await expect.poll(() => sink.spans().map(({ name }) => name), { timeout: 60_000 }).toContain('job housekeeping');
  await stop(server);

  const spans = sink.spans();
  const requests = spans.filter((span) => attributesOf(span)['http.route'] !== undefined);
  expect(requests.map((span) => [span.name, attributesOf(span)['http.response.status_code']]).toSorted()).toEqual([
    ['GET /api-public/markets/:id', 400],
    ['GET /api-public/markets/:id', 404],
    ['POST /api-public/forms/:name', 200],
  ]);
  for (const span of requests) expect(span).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  const queriesOf = (name: string, status: number) => {
    const parent = requests.find(
      (span) => span.name === name && attributesOf(span)['http.response.status_code'] === status,
    );
    return spans
      .filter((span) => span.parentSpanId === parent?.spanId && span.traceId === traceId)
      .map((span) => attributesOf(span)['db.query.text']);
  };
  expect(queriesOf('GET /api-public/markets/:id', 404)).toContainEqual(expect.stringMatching(/from "?markets"?/));
  // A query after the body was read belongs to the request too.
  expect(queriesOf('POST /api-public/forms/:name', 200)).toContainEqual(
    expect.stringMatching(/^insert into "form_submissions" .* values \(\$1, \$2, \$3\)/),
  );
  const job = spans.find(({ name }) => name === 'job housekeeping');
  expect(job?.traceId).not.toBe(traceId);
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(3);
  const [resource] = sink.exports.flatMap(({ resourceSpans }) => resourceSpans.map((each) => each.resource));
  expect(resource && attributesOf(resource)).toEqual({ 'service.name': 'foresight', 'service.version': '1.1.379' });
  // Not “ada” alone, which an id of hexadecimal digits may have.
  expect(JSON.stringify(sink.exports)).not.toMatch(/ada[^0-9a-f]|Minns|127\.0\.0\.1/i);
});
