import path from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** What the server is told from outside, parsed once. */
export interface ServerEnvironment {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Samples unless a PostgreSQL was named: that one may be somebody's own. */
  seed: 'sample' | 'none';
  /** Origin under which readers reach the server, without a trailing slash. */
  publicUrl: string;
  productName: string;
  /** Proxies between readers and us; the address that the outermost of them saw is the reader's. */
  trustedProxies: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  cognito: { userPoolId: string; clientId: string } | undefined;
}

/** A variable that cannot be used; the message is for the person at the terminal. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Parses the variables of README's table.
 * @throws EnvironmentError naming every variable that cannot be used.
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
  const environment: ServerEnvironment = {
    host,
    port,
    dataDir: path.resolve(read('DATA_DIR', '.data', (text) => text, 'a folder')),
    databaseUrl: read<string | undefined>(
      'DATABASE_URL',
      undefined,
      parseDatabaseUrl,
      'a postgres:// or postgresql:// URL',
    ),
    seed: read('SEED', variables.DATABASE_URL?.trim() ? 'none' : 'sample', oneOf(['sample', 'none']), 'sample or none'),
    publicUrl: read(
      'PUBLIC_URL',
      `http://${inUrl(host)}:${port}`,
      parseOrigin,
      'an http:// or https:// address without a path',
    ),
    trustedProxies: read('TRUST_PROXY', 0, parseProxies, 'the number of proxies in front, from 0 to 10'),
    productName: read('PRODUCT_NAME', 'Foresight', (text) => text, 'a name'),
    logLevel: read(
      'LOG_LEVEL',
      'warn',
      oneOf(['silent', 'error', 'warn', 'info', 'debug']),
      'silent, error, warn, info or debug',
    ),
    cognito: parseCognito(variables, problems),
  };
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  return environment;
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host, without its port, is a name of this machine that it has for itself only. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host.toLowerCase());
}

/** True when only this machine can reach the server: the condition for everything that is a sample. */
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

function parseProxies(text: string): number | undefined {
  return /^(\d|10)$/.test(text) ? Number(text) : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  // A user without a host means a socket, whose folder stands in the query: pg reads that, a URL does not.
  return /^postgres(ql)?:\/\//i.test(text) && URL.canParse(text.replace('@/', '@localhost/')) ? text : undefined;
}

function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isOrigin = /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return isOrigin ? url.origin : undefined;
}

function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word | undefined {
  return (text) => words.find((word) => word === text);
}

function parseCognito(variables: Variables, problems: string[]): ServerEnvironment['cognito'] {
  const userPoolId = variables.COGNITO_USER_POOL_ID?.trim();
  const clientId = variables.COGNITO_CLIENT_ID?.trim();
  if (!userPoolId && !clientId) return undefined;
  if (!userPoolId || !clientId) {
    problems.push('COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID must be set together.');
    return undefined;
  }
  if (/^[a-z]{2}(-[a-z]+)+-\d+_[A-Za-z0-9]+$/.test(userPoolId)) return { userPoolId, clientId };
  problems.push('COGNITO_USER_POOL_ID must look like us-east-2_AbCdEfGhI.');
  return undefined;
}

function inUrl(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
