import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

/** Headers of every answer: a closed content policy, Trusted Types, no referrer, no framing. */
export async function registerSafety(app: FastifyInstance, { publicUrl, connectTo }: SafetyOptions): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, {
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
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure,
    // Images of news come from publishers that send no resource policy of their own.
    crossOriginEmbedderPolicy: false,
  });
}
