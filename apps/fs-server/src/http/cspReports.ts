import { paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { invalid, tooOften } from './failures.ts';

const longestReport = 16 * 1024;
const reportsPerRequest = 10;

/** Whoever sends reports, the log grows no faster than this. */
const perMinute = { fromAddress: 20, together: 120 };

/**
 * Takes browsers' reports of what the content policy kept out. They come without a session, from anybody; of each, only
 * the directive and the origin go into the log: addresses may hold whom and what a user looked at.
 */
export async function registerCspReports(app: FastifyInstance): Promise<void> {
  const counters = [
    app.createRateLimit({ max: perMinute.fromAddress, timeWindow: '1 minute', keyGenerator: ({ ip }) => `csp ${ip}` }),
    app.createRateLimit({ max: perMinute.together, timeWindow: '1 minute', keyGenerator: () => 'csp' }),
  ];
  // A scope of its own: nowhere else are these types taken.
  await app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(paths.cspReports, {
      bodyLimit: longestReport,
      preParsing: async (request) => {
        for (const count of counters) {
          const result = await count(request);
          if (!result.isAllowed && result.isExceeded) throw tooOften();
        }
      },
      handler: async ({ body, log }, reply) => {
        for (const report of parseReports(String(body))) log.warn({ csp: report }, 'Content policy violated');
        return reply.status(204).send();
      },
    });
  });
}

interface CspReport {
  directive: string;
  /** Origin, or what a browser says in place of one: `inline`, `eval`, `data`. */
  blocked: string;
}

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

/** Both forms in which browsers send them. @throws HttpFailure 400 */
export function parseReports(text: string): CspReport[] {
  const reports = [parseJson(text)].flat().slice(0, reportsPerRequest);
  return reports.flatMap((report) => {
    if (!isFacts(report)) return [];
    const old = report['csp-report'];
    if (isFacts(old)) return [toReport(old['effective-directive'] ?? old['violated-directive'], old['blocked-uri'])];
    const { type, body } = report;
    return type === 'csp-violation' && isFacts(body) ? [toReport(body.effectiveDirective, body.blockedURL)] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Object.assign(invalid('The report cannot be read'), { cause });
  }
}

/** Nothing is kept of what could be anything else. */
function toReport(directive: unknown, blocked: unknown): CspReport {
  const word = /^[a-z-]{1,40}(?= |$)/.exec(String(directive))?.[0] ?? 'unknown';
  const keyword = typeof blocked === 'string' && /^[a-z-]{1,40}$/.test(blocked) && blocked;
  const address = URL.parse(String(blocked));
  const origin = address && /^(https?|wss?):$/.test(address.protocol) ? address.origin.slice(0, 200) : 'unknown';
  return { directive: word, blocked: keyword || origin };
}
