import { paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { invalid, tooOften } from './failures.ts';
import { networkOf } from './networkOf.ts';

const longestReport = 16 * 1024;
const reportsPerRequest = 10;

/** Caps on logged reports, so that nobody can flood the log: per network, and in total. */
const reportsPerMinute = { perNetwork: 20, total: 120 };

/**
 * Accepts browsers' reports of CSP violations. Reports need no session, so anybody can send them. Only the directive
 * and the blocked origin are logged, because URLs may reveal which page a user viewed.
 */
export async function registerCspReports(app: FastifyInstance): Promise<void> {
  const counters = [
    app.createRateLimit({
      max: reportsPerMinute.perNetwork,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => `csp ${networkOf(ip)}`,
    }),
    app.createRateLimit({ max: reportsPerMinute.total, timeWindow: '1 minute', keyGenerator: () => 'csp' }),
  ];
  // Encapsulated, so that other routes do not accept these content types.
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
  /** Origin, or the keyword that the browser sends instead: `inline`, `eval`, `data`. */
  blocked: string;
}

type JsonObject = Readonly<Record<string, unknown>>;

const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** Parses both report formats: `report-uri` (an object) and the Reporting API (an array). @throws HttpFailure 400 */
export function parseReports(text: string): CspReport[] {
  const reports = [parseJson(text)].flat().slice(0, reportsPerRequest);
  return reports.flatMap((report) => {
    if (!isJsonObject(report)) return [];
    const legacy = report['csp-report'];
    if (isJsonObject(legacy))
      return [toReport(legacy['effective-directive'] ?? legacy['violated-directive'], legacy['blocked-uri'])];
    const { type, body } = report;
    return type === 'csp-violation' && isJsonObject(body) ? [toReport(body.effectiveDirective, body.blockedURL)] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Object.assign(invalid('The report cannot be read'), { cause });
  }
}

/** Replaces values of an unexpected form with `unknown`, because the log must not hold text that an attacker chose. */
function toReport(directive: unknown, blocked: unknown): CspReport {
  const word = /^[a-z-]{1,40}(?= |$)/.exec(String(directive))?.[0] ?? 'unknown';
  const keyword = typeof blocked === 'string' && /^[a-z-]{1,40}$/.test(blocked) && blocked;
  const address = URL.parse(String(blocked));
  const origin = address && /^(https?|wss?):$/.test(address.protocol) ? address.origin.slice(0, 200) : 'unknown';
  return { directive: word, blocked: keyword || origin };
}
