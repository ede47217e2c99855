import fastifyRateLimit from '@fastify/rate-limit';
import { paths } from '@fs/api-contract';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { parseReports, registerCspReports } from './cspReports.ts';
import { registerErrors } from './errors.ts';
import { loggingOptions } from './logging.ts';

async function reportingServer() {
  const lines: string[] = [];
  const { logger, ...options } = loggingOptions('warn');
  const app = fastify({
    ...options,
    logger: { ...(logger as object), stream: { write: (line: string) => void lines.push(line) } },
  });
  registerErrors(app);
  await app.register(fastifyRateLimit, { global: false });
  await registerCspReports(app);
  onTestFinished(() => app.close());
  const send = async (type: string, payload: string) => {
    const headers = { 'content-type': type };
    return (await app.inject({ method: 'POST', url: paths.cspReports, headers, payload })).statusCode;
  };
  return { lines, send };
}

const modern = (blockedURL: string) => ({
  type: 'csp-violation',
  url: 'https://research.example/fs/people/lovelace?email=lovelace@foresight.example',
  body: {
    effectiveDirective: 'img-src',
    blockedURL,
    documentURL: 'https://research.example/lovelace',
    sample: 'lovelace',
  },
});

test('logs only the directive and the blocked origin of a report', async () => {
  const { lines, send } = await reportingServer();
  const old = {
    'csp-report': {
      'document-uri': 'https://research.example/fs/people/lovelace',
      'violated-directive': "script-src 'self'",
      'blocked-uri': 'https://evil.example/lovelace?token=secret',
    },
  };
  expect(await send('application/csp-report', JSON.stringify(old))).toBe(204);
  expect(await send('application/reports+json', JSON.stringify([modern('inline'), { type: 'deprecation' }]))).toBe(204);
  expect(lines.map((line) => JSON.parse(line).csp)).toEqual([
    { directive: 'script-src', blocked: 'https://evil.example' },
    { directive: 'img-src', blocked: 'inline' },
  ]);
  expect(lines.join('')).not.toMatch(/lovelace|secret|people/);
});

test('replaces blocked URLs that are not an origin or a keyword with "unknown"', () => {
  const hostile = ['Ada Berg\n{"level":60}', 'javascript:alert(1)', 'data:text/html,ada', '', 'https://', {}, null];
  for (const blocked of hostile) {
    expect(parseReports(JSON.stringify([modern(blocked as string)]))).toEqual([
      { directive: 'img-src', blocked: 'unknown' },
    ]);
  }
  expect(parseReports('[1, null, "a", [], {}]')).toEqual([]);
  expect(parseReports(JSON.stringify(Array.from({ length: 50 }, () => modern('eval'))))).toHaveLength(10);
});

test('rejects reports that are not JSON, too long or too many', async () => {
  const { lines, send } = await reportingServer();
  expect(await send('application/csp-report', '{')).toBe(400);
  expect(await send('application/csp-report', `"${'x'.repeat(20_000)}"`)).toBe(413);
  expect(await send('text/html', '{}')).toBe(415);
  const report = JSON.stringify([modern('inline')]);
  const statuses: number[] = [];
  for (let call = 0; call < 25; call += 1) statuses.push(await send('application/reports+json', report));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect(lines.length).toBeLessThanOrEqual(20);
});
