import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { QueryReport } from '../database/database.ts';
import { livePath, readyPath } from './healthRoutes.ts';
import type { TracingSettings } from './TracingSettings.ts';

export interface Tracing {
  /** Traces the requests of an app. Call it before the app is ready. */
  register(app: FastifyInstance): void;
  /** Adds a query that has just ended to the request or job that made it. */
  addQuery(query: QueryReport): void;
  runJob(kind: string, run: () => Promise<void>): Promise<void>;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Paths whose requests are not traced, because a probe makes them every few seconds. */
const probes: readonly (string | undefined)[] = [livePath, readyPath];

/**
 * Sends traces of requests, queries and jobs in OpenTelemetry's protocol. Spans have patterns of routes and texts of
 * statements, and no addresses, parameters, users or messages of errors. Loaded only when configured.
 */
export function startTracing({ url, service, share }: TracingSettings, version: string): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('foresight');
  /** The request or job of the current async context. */
  const current = new AsyncLocalStorage<Context>();
  const contexts = new WeakMap<FastifyRequest, Context>();

  return {
    register(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url;
        if (probes.includes(route)) return done();
        const span = tracer.startSpan(
          `${request.method} ${route ?? 'unknown'}`,
          {
            kind: SpanKind.SERVER,
            attributes: { 'http.request.method': request.method, 'http.route': route ?? 'unknown' },
          },
          callerOf(request),
        );
        const context = trace.setSpan(ROOT_CONTEXT, span);
        contexts.set(request, context);
        current.run(context, done);
      });
      // Reading a body leaves the async context of the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const context = contexts.get(request);
        if (context) current.run(context, done);
        else done();
      });
      app.addHook('onResponse', async (request, reply) => {
        const context = contexts.get(request);
        const span = context && trace.getSpan(context);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },

    addQuery({ sql, milliseconds, failure }) {
      const context = current.getStore();
      if (!context) return;
      const end = Date.now();
      const span = tracer.startSpan(
        /^\w+/.exec(sql)?.[0].toLowerCase() ?? 'query',
        {
          kind: SpanKind.CLIENT,
          startTime: end - milliseconds,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
        },
        context,
      );
      if (failure !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
      span.end(end);
    },

    async runJob(kind, run) {
      const span = tracer.startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      try {
        await current.run(trace.setSpan(ROOT_CONTEXT, span), run);
      } catch (error) {
        const type = error instanceof Error ? error.name : 'Error';
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
        throw error;
      } finally {
        span.end();
      }
    },

    close: () => provider.shutdown(),
  };
}

/** The trace that a proxy or client began, as its `traceparent` says. */
function callerOf({ headers }: FastifyRequest): Context {
  const caller = typeof headers.traceparent === 'string' && parseTraceParent(headers.traceparent);
  return caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT;
}
