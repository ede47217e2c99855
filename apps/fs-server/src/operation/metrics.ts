import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { countReports } from '../areas/client-errors/repository.ts';
import type { Database } from '../database/database.ts';
import { countJobs } from './repository.ts';

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricsOptions {
  app: FastifyInstance;
  database: Pick<Database, 'kysely'>;
  host: string;
  port: number;
}

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Measures requests and serves the figures in Prometheus' format on a port of its own, which need not be public. Labels
 * have the route's pattern, never its URL. Call it before the app is ready.
 */
export async function startMetrics({ app, database, host, port }: MetricsOptions): Promise<MetricsServer> {
  // Loaded only when configured: it takes 50 ms and 18 MB.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  const jobs = new Gauge({
    name: 'foresight_jobs',
    help: 'Jobs that wait, and jobs that were given up.',
    labelNames: ['state'],
    registers: [register],
    collect: async () => {
      const { waiting, failed } = await countJobs(database.kysely);
      jobs.set({ state: 'waiting' }, waiting);
      jobs.set({ state: 'failed' }, failed);
    },
  });
  const clientErrors = new Gauge({
    name: 'foresight_client_errors',
    help: 'Reports of errors in browsers that are stored, by kind.',
    labelNames: ['kind'],
    registers: [register],
    collect: async () => {
      clientErrors.reset();
      for (const { kind, reports } of await countReports(database.kysely)) clientErrors.set({ kind }, reports);
    },
  });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
