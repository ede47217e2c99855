import path from 'node:path';
import type { Environment, Stages } from '@fs/api-contract';
import { StagesSchema } from '@fs/api-contract/schemas';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseS3 } from './files/parseS3.ts';
import type { S3Bucket } from './files/s3Files.ts';
import { parseSmtp } from './mail/parseSmtp.ts';
import type { SmtpOptions } from './mail/SmtpOptions.ts';
import { parseTracing } from './operation/parseTracing.ts';
import type { TracingSettings } from './operation/TracingSettings.ts';
import type { StripeSettings } from './payment/stripe/StripeSettings.ts';

/** The server's configuration, parsed once from environment variables. */
export interface ServerEnvironment {
  host: string;
  /** 0 lets the operating system choose. */
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A replica of that database, which answers reads. */
  databaseReadUrl: string | undefined;
  /** Encrypts the keys that processes share through the database. Without it, they share the data folder. */
  keysSecret: string | undefined;
  /** Defaults to `none` if a PostgreSQL database is given, which may contain real data. */
  seed: 'sample' | 'none';
  /** The server's public origin, without a trailing slash. */
  publicUrl: string;
  productName: string;
  /** Port of the metrics, which need not be public; undefined for none. */
  metricsPort: number | undefined;
  /** How long a server that stops takes requests, while its readiness already says no. */
  drainSeconds: number;
  /** Queries that take longer are logged, without their parameters. */
  slowQueryMs: number;
  /** Where traces are sent; undefined for none. */
  tracing: TracingSettings | undefined;
  /** Mail service. Without it, mail is stored in the outbox of the data folder. */
  smtp: SmtpOptions | undefined;
  /** Number of proxies in front. The client's IP address is the one that the outermost proxy saw. */
  trustedProxies: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  cognito: { userPoolId: string; clientId: string; domain: string | undefined } | undefined;
  /** Stripe, where plans are paid for with money. */
  stripe: StripeSettings | undefined;
  /** URLs of the logo and the static files, for the app. */
  assets: Environment['assets'];
  /** Host names of the app in other stages, and their settings, for the app. */
  hosts: Environment['hosts'];
  stages: Stages;
  /** Bucket for users' files; by default they are stored in the data folder. */
  s3: S3Bucket | undefined;
  /** A hosted model that writes drafts. Without it, they are assembled from facts. */
  writer: { url: string; key: string | undefined } | undefined;
  /** Services with weather and news of places; without one, headquarters don't have that part. */
  weatherUrl: string | undefined;
  localNewsUrl: string | undefined;
}

/** Thrown for invalid variables. The message is for the operator. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Parses the variables listed in docs/guide/operate.md.
 * @throws EnvironmentError that names every invalid variable
 */
export function parseEnvironment(variables: Variables): ServerEnvironment {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T => {
    const text = variables[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    problems.push(`${name} must be ${expected}.`);
    return fallback;
  };

  const host = read('HOST', '127.0.0.1', parseHost, 'a host name or an IP address');
  const port = read('PORT', 4400, parsePort, 'a whole number from 0 to 65535');
  const modelUrl = read<string | undefined>('DRAFT_MODEL_URL', undefined, parseBaseUrl, 'an https:// address');
  const environment: ServerEnvironment = {
    host,
    port,
    ...readStorage(variables, problems),
    seed: read('SEED', variables.DATABASE_URL?.trim() ? 'none' : 'sample', oneOf(['sample', 'none']), 'sample or none'),
    publicUrl: read(
      'PUBLIC_URL',
      `http://${toUrlHost(host)}:${port}`,
      parseOrigin,
      'an http:// or https:// address without a path',
    ),
    metricsPort: read<number | undefined>('METRICS_PORT', undefined, parsePort, 'a whole number from 0 to 65535'),
    drainSeconds: read('DRAIN_SECONDS', 0, parseSeconds, 'a whole number of seconds, up to 60'),
    slowQueryMs: read('SLOW_QUERY_MS', 1000, parseMilliseconds, 'a whole number of milliseconds, up to 600000'),
    tracing: parseTracing(variables, problems),
    smtp: parseSmtp(variables, problems),
    trustedProxies: read('TRUST_PROXY', 0, parseProxies, 'the number of proxies in front, from 0 to 10'),
    productName: read('PRODUCT_NAME', 'Foresight', (text) => text, 'a name'),
    logLevel: read(
      'LOG_LEVEL',
      'warn',
      oneOf(['silent', 'error', 'warn', 'info', 'debug']),
      'silent, error, warn, info or debug',
    ),
    cognito: parseCognito(
      variables,
      read<string | undefined>('COGNITO_DOMAIN', undefined, parseOrigin, 'an https:// address without a path'),
      problems,
    ),
    stripe: parseStripe(
      variables,
      read<string | undefined>('STRIPE_API_URL', undefined, parseOrigin, 'an https:// address without a path'),
      problems,
    ),
    assets: {
      logo: read<string | null>('LOGO_URL', null, parseImageUrl, 'an https:// address or a path'),
      staticUrl: read('STATIC_URL', '', parseOrigin, 'an https:// address without a path'),
    },
    hosts: {
      stage: read<string | null>('STAGE_HOST', null, parseHost, 'a host name'),
      prod: read<string | null>('PROD_HOST', null, parseHost, 'a host name'),
    },
    stages: read('STAGES', {}, parseStages, 'JSON overrides for dev, stage, and prod'),
    s3: parseS3(
      variables,
      {
        endpoint: read<string | undefined>('S3_ENDPOINT', undefined, parseOrigin, 'an https:// address without a path'),
        publicUrl: read<string | undefined>('S3_PUBLIC_URL', undefined, parseBaseUrl, 'an https:// address'),
      },
      problems,
    ),
    writer: modelUrl === undefined ? undefined : { url: modelUrl, key: variables.DRAFT_MODEL_KEY?.trim() || undefined },
    weatherUrl: read<string | undefined>('WEATHER_URL', undefined, parseBaseUrl, 'an https:// address'),
    localNewsUrl: read<string | undefined>(
      'LOCAL_NEWS_URL',
      undefined,
      parseNewsUrl,
      'an https:// address with {city} after its host',
    ),
  };
  const needsMail = !isLoopbackOnly(environment) && !environment.cognito;
  if (needsMail && !environment.smtp && !variables.SMTP_URL && !variables.ALLOW_NO_MAIL?.trim()) {
    problems.push(
      'Nobody could sign up, because mail cannot be sent: set SMTP_URL and MAIL_FROM, or start without by ALLOW_NO_MAIL=yes.',
    );
  }
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  return environment;
}

type Storage = Pick<ServerEnvironment, 'dataDir' | 'databaseUrl' | 'databaseReadUrl' | 'keysSecret'>;

/** Where the data is, for commands that need no more. @throws EnvironmentError */
export function parseStorage(variables: Variables): Storage {
  const problems: string[] = [];
  const storage = readStorage(variables, problems);
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  return storage;
}

function readStorage(variables: Variables, problems: string[]): Storage {
  const readUrl = (name: string) => {
    const url = variables[name]?.trim();
    const parsed = url ? parseDatabaseUrl(url) : undefined;
    if (url && parsed === undefined) problems.push(`${name} must be a postgres:// or postgresql:// URL.`);
    return parsed;
  };
  const databaseUrl = readUrl('DATABASE_URL');
  const databaseReadUrl = readUrl('DATABASE_READ_URL');
  if (databaseReadUrl && !variables.DATABASE_URL?.trim()) {
    problems.push('DATABASE_READ_URL needs DATABASE_URL, whose replica it is.');
  }
  const keysSecret = variables.KEYS_SECRET?.trim() || undefined;
  if (keysSecret !== undefined && keysSecret.length < 32) problems.push('KEYS_SECRET must have 32 characters or more.');
  return { dataDir: path.resolve(variables.DATA_DIR?.trim() || '.data'), databaseUrl, databaseReadUrl, keysSecret };
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host, without its port, is a loopback name. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host.toLowerCase());
}

/** Whether only this machine can reach the server, which sample data requires. */
export function isLoopbackOnly({ host, publicUrl }: Pick<ServerEnvironment, 'host' | 'publicUrl'>): boolean {
  return isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname);
}

const Host = Type.String({ pattern: '^[A-Za-z0-9:.\\-\\[\\]]+$', maxLength: 253 });

function parseHost(text: string): string | undefined {
  return Value.Check(Host, text) ? text : undefined;
}

function parsePort(text: string): number | undefined {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65535 ? port : undefined;
}

function parseMilliseconds(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) <= 600_000 ? Number(text) : undefined;
}

function parseSeconds(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) && Number(text) <= 60 ? Number(text) : undefined;
}

function parseProxies(text: string): number | undefined {
  return /^(\d|10)$/.test(text) ? Number(text) : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  // A user without a host means a socket, with its folder in the query. pg accepts that, but URLs do not.
  return /^postgres(ql)?:\/\//i.test(text) && URL.canParse(text.replace('@/', '@localhost/')) ? text : undefined;
}

function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isOrigin = /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return isOrigin ? url.origin : undefined;
}

function parseBaseUrl(text: string): string | undefined {
  const isUsable = /^https?:\/\//.test(text) && URL.canParse(text) && !/[?#]/.test(text);
  return isUsable ? text.replace(/\/+$/, '') : undefined;
}

/** The host is the operator's choice and never a place's. */
function parseNewsUrl(text: string): string | undefined {
  return /^https?:\/\/[^/?#{}@]+[/?][^#]*\{city\}/.test(text) && URL.canParse(text) ? text : undefined;
}

/** An image URL that the app's CSP allows. */
function parseImageUrl(text: string): string | undefined {
  return /^(https:\/\/|\/(?!\/))/.test(text) && URL.canParse(text, 'https://host.invalid') ? text : undefined;
}

function parseStages(text: string): Stages | undefined {
  try {
    const stages: unknown = JSON.parse(text);
    return Value.Check(StagesSchema, stages) ? stages : undefined;
  } catch {
    return undefined;
  }
}

function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word | undefined {
  return (text) => words.find((word) => word === text);
}

function parseCognito(
  variables: Variables,
  domain: string | undefined,
  problems: string[],
): ServerEnvironment['cognito'] {
  const userPoolId = variables.COGNITO_USER_POOL_ID?.trim();
  const clientId = variables.COGNITO_CLIENT_ID?.trim();
  if (!userPoolId && !clientId) return undefined;
  if (!userPoolId || !clientId) {
    problems.push('COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID must be set together.');
    return undefined;
  }
  if (/^[a-z]{2}(-[a-z]+)+-\d+_[A-Za-z0-9]+$/.test(userPoolId)) return { userPoolId, clientId, domain };
  problems.push('COGNITO_USER_POOL_ID must look like us-east-2_AbCdEfGhI.');
  return undefined;
}

function parseStripe(variables: Variables, apiUrl: string | undefined, problems: string[]): StripeSettings | undefined {
  const secretKey = variables.STRIPE_SECRET_KEY?.trim();
  const webhookSecret = variables.STRIPE_WEBHOOK_SECRET?.trim();
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
    return undefined;
  }
  if (!/^(sk|rk)_\w{8,}$/.test(secretKey)) problems.push('STRIPE_SECRET_KEY must begin with sk_ or rk_.');
  if (!/^whsec_\S{8,}$/.test(webhookSecret)) problems.push('STRIPE_WEBHOOK_SECRET must begin with whsec_.');
  return { secretKey, webhookSecret, apiUrl };
}

function toUrlHost(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
