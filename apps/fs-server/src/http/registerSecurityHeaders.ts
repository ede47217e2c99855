import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { invalid } from './failures.ts';

/**
 * React Aria inserts this one style element at the first press; allowing it by hash keeps
 * every other inline style out. `safety.test.ts` compares it with the installed library.
 */
export const pressStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

export interface SafetyOptions {
  publicUrl: string;
  /** Origins besides our own that the app calls: a hosted identity provider, for one. */
  connectTo: readonly string[];
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/** What a browser offers and the app does not use: nothing that runs in a page of ours may ask for it. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
];
/** Chromium warns of the names that it does not know, `bluetooth` and `web-share` among them. */
const usedFeatures = ['clipboard-write', 'fullscreen'];

const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...usedFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** Headers of every answer: a closed content policy, Trusted Types, no referrer, no framing, no unused feature. */
export function securityHeaders({ publicUrl, connectTo }: SafetyOptions): SecurityHeaders {
  const isSecure = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", pressStyleHash],
        imgSrc: ["'self'", 'https:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectTo],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        upgradeInsecureRequests: isSecure ? [] : null,
        // Firefox and Safari know the older of the two only.
        reportUri: [paths.cspReports],
        reportTo: ['csp'],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure,
    // Images of news come from publishers that send no resource policy of their own.
    crossOriginEmbedderPolicy: false,
  });
  const headers: Record<string, string> = {
    'permissions-policy': permissionsPolicy,
    'reporting-endpoints': `csp="${paths.cspReports}"`,
  };
  // The set is the same for every answer, and some are written where there is no response yet.
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Sets the headers on every answer of a request that was understood, and refuses one that is ambiguous. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  // Of two hosts, Node keeps the first; a proxy before us may have decided by the second (RFC 9112 §3.2).
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = (raw.rawHeaders ?? []).filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    const isOld = raw.httpVersion === '1.0' && hosts.length === 0;
    if (hosts.length !== 1 && !isOld) throw invalid('A request names its host exactly once');
  });
}
