import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '@fs/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { invalid } from './failures.ts';

/**
 * React Aria inserts this one style element at the first press. Allowing it by hash keeps every other inline style out.
 * `registerSecurityHeaders.test.ts` compares the hash with the installed library.
 */
export const pressStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

export interface SecurityHeaderOptions {
  publicUrl: string;
  /** Other origins that the app calls, such as a hosted identity provider. */
  connectTo: readonly string[];
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Browser features that the app does not use. No script on our pages may request them. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
];
/** Chromium warns about names that it does not know, such as `bluetooth` and `web-share`, so they are omitted. */
const usedFeatures = ['clipboard-write', 'fullscreen'];

const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...usedFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/**
 * Builds the headers of every response: a restrictive CSP with Trusted Types, no referrer, no framing, no unused
 * feature.
 */
export function buildSecurityHeaders({ publicUrl, connectTo }: SecurityHeaderOptions): SecurityHeaders {
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
        // `blob:` is a video that an editor just chose, in the preview of its course.
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...connectTo],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        upgradeInsecureRequests: isSecure ? [] : null,
        // Firefox and Safari support only the older directive.
        reportUri: [paths.cspReports],
        reportTo: ['csp'],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure,
    // News images come from publishers that send no Cross-Origin-Resource-Policy.
    crossOriginEmbedderPolicy: false,
  });
  const headers: Record<string, string> = {
    'permissions-policy': permissionsPolicy,
    'reporting-endpoints': `csp="${paths.cspReports}"`,
    // Routes whose answers may be kept say so. Those of a user would otherwise stay on a device after logging out.
    'cache-control': 'no-store',
  };
  // Collects the headers once, because some responses are written without a ServerResponse.
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Sources of inline elements, as a content policy names them, such as `'sha256-…'`. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Allows a response to have these inline scripts and styles, and no others. */
export function allowInline(reply: FastifyReply, { scripts, styles }: InlineSources): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string' || scripts.length + styles.length === 0) return;
  const allowed = policy
    .replace(/(?<=^|;)script-src [^;]*/, (directive) => [directive, ...scripts].join(' '))
    .replace(/(?<=^|;)style-src [^;]*/, (directive) => [directive, ...styles].join(' '));
  reply.header('content-security-policy', allowed);
}

/** Sets the headers on every response, and rejects requests with an ambiguous host. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  // Of two Host headers, Node uses the first; a proxy may have routed by the second (RFC 9112 §3.2).
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = (raw.rawHeaders ?? []).filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    const isHttp10WithoutHost = raw.httpVersion === '1.0' && hosts.length === 0;
    if (hosts.length !== 1 && !isHttp10WithoutHost) throw invalid('A request names its host exactly once');
  });
}
