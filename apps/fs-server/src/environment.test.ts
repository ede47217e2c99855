import path from 'node:path';
import { expect, test } from 'vitest';
import { EnvironmentError, isLoopbackOnly, parseEnvironment } from './environment.ts';

test('without variables, the server is for this machine only, with the sample world', () => {
  expect(parseEnvironment({})).toEqual({
    host: '127.0.0.1',
    port: 4400,
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    keysSecret: undefined,
    seed: 'sample',
    publicUrl: 'http://127.0.0.1:4400',
    metricsPort: undefined,
    drainSeconds: 0,
    slowQueryMs: 1000,
    tracing: undefined,
    smtp: undefined,
    trustedProxies: 0,
    productName: 'Foresight',
    logLevel: 'warn',
    cognito: undefined,
    assets: { logo: null, staticUrl: '' },
    hosts: { stage: null, prod: null },
    stages: {},
    s3: undefined,
    weatherUrl: undefined,
    localNewsUrl: undefined,
  });
});

test('reads every variable, and trims white space around values', () => {
  const environment = parseEnvironment({
    HOST: '0.0.0.0',
    PORT: ' 8080 ',
    DATA_DIR: '/var/lib/foresight',
    DATABASE_URL: 'postgres://app@db/foresight',
    DATABASE_READ_URL: 'postgres://app@replica/foresight',
    KEYS_SECRET: 'a secret of at least thirty-two letters',
    SEED: 'sample',
    METRICS_PORT: '9400',
    DRAIN_SECONDS: '5',
    SLOW_QUERY_MS: '250',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/',
    OTEL_SERVICE_NAME: 'hindsight',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    SMTP_URL: 'smtp://user:pass@mail.example',
    MAIL_FROM: 'Hindsight <noreply@research.example>',
    TRUST_PROXY: '2',
    PUBLIC_URL: 'https://research.example/',
    PRODUCT_NAME: 'Hindsight',
    LOG_LEVEL: 'info',
    COGNITO_USER_POOL_ID: 'us-east-2_AbCdEfGhI',
    COGNITO_CLIENT_ID: 'abc',
    LOGO_URL: '/fs/logo.svg',
    STATIC_URL: 'https://static.example/',
    STAGE_HOST: 'stage.research.example',
    PROD_HOST: 'research.example',
    STAGES: '{"prod":{"chat":{"space":"s","invite":"i"}}}',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_PUBLIC_URL: 'https://files.example/pictures/',
    WEATHER_URL: 'https://weather.example/v1/forecast',
    LOCAL_NEWS_URL: 'https://news.example/rss?q={city}+{country}',
  });
  expect(environment).toEqual({
    host: '0.0.0.0',
    port: 8080,
    dataDir: '/var/lib/foresight',
    databaseUrl: 'postgres://app@db/foresight',
    databaseReadUrl: 'postgres://app@replica/foresight',
    keysSecret: 'a secret of at least thirty-two letters',
    seed: 'sample',
    publicUrl: 'https://research.example',
    metricsPort: 9400,
    drainSeconds: 5,
    slowQueryMs: 250,
    tracing: { url: 'http://collector.example:4318', service: 'hindsight', share: 0.25 },
    smtp: { url: 'smtp://user:pass@mail.example', from: 'Hindsight <noreply@research.example>' },
    trustedProxies: 2,
    productName: 'Hindsight',
    logLevel: 'info',
    cognito: { userPoolId: 'us-east-2_AbCdEfGhI', clientId: 'abc' },
    assets: { logo: '/fs/logo.svg', staticUrl: 'https://static.example' },
    hosts: { stage: 'stage.research.example', prod: 'research.example' },
    stages: { prod: { chat: { space: 's', invite: 'i' } } },
    s3: {
      endpoint: 'https://s3.us-east-2.amazonaws.com',
      region: 'us-east-2',
      bucket: 'pictures',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      publicUrl: 'https://files.example/pictures',
    },
    weatherUrl: 'https://weather.example/v1/forecast',
    localNewsUrl: 'https://news.example/rss?q={city}+{country}',
  });
});

test("files are stored in the product's region by default", () => {
  const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(parseEnvironment(bucket).s3?.region).toBe('us-east-2');
  expect(parseEnvironment({ ...bucket, S3_REGION: 'eu-central-1' }).s3?.region).toBe('eu-central-1');
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ HOST: 'a host' }, 'HOST must be a host name or an IP address.'],
  [{ SEED: 'yes' }, 'SEED must be sample or none.'],
  [{ KEYS_SECRET: 'short' }, 'KEYS_SECRET must have 32 characters or more.'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a postgres:// or postgresql:// URL.'],
  [{ DATABASE_READ_URL: 'postgres://replica' }, 'DATABASE_READ_URL needs DATABASE_URL, whose replica it is.'],
  [
    { DATABASE_URL: 'postgres://db', DATABASE_READ_URL: 'replica' },
    'DATABASE_READ_URL must be a postgres:// or postgresql:// URL.',
  ],
  [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS must be a whole number of seconds, up to 60.'],
  [{ PUBLIC_URL: 'https://a.example/path' }, 'PUBLIC_URL must be an http:// or https:// address without a path.'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the number of proxies in front, from 0 to 10.'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// address.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector', OTEL_TRACES_SAMPLER_ARG: '2' },
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL and MAIL_FROM must be set together.'],
  [
    { SMTP_URL: 'https://user:secret@mail.example', MAIL_FROM: 'a@b.example' },
    'SMTP_URL must look like smtp://user:password@mail.example:587.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\nBcc: c@d.example' },
    'MAIL_FROM must be an email address, such as Foresight <noreply@mail.example>.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error, warn, info or debug.'],
  [{ LOGO_URL: 'javascript:alert(1)' }, 'LOGO_URL must be an https:// address or a path.'],
  [{ STAGES: '{"prod":{"chat":1}}' }, 'STAGES must be JSON overrides for dev, stage, and prod.'],
  [{ S3_BUCKET: 'pictures' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET.'],
  [{ WEATHER_URL: 'ftp://weather.example' }, 'WEATHER_URL must be an https:// address.'],
  [
    { LOCAL_NEWS_URL: 'https://{city}.example/' },
    'LOCAL_NEWS_URL must be an https:// address with {city} after its host.',
  ],
  [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be an https:// address without a path.'],
  [{ COGNITO_CLIENT_ID: 'abc' }, 'COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID must be set together.'],
  [
    { COGNITO_CLIENT_ID: 'abc', COGNITO_USER_POOL_ID: 'pool' },
    'COGNITO_USER_POOL_ID must look like us-east-2_AbCdEfGhI.',
  ],
])('rejects %o with the name of the variable', (variables, sentence) => {
  expect(() => parseEnvironment(variables)).toThrow(new EnvironmentError(sentence));
});

test('accepts a PostgreSQL that listens on a socket only', () => {
  const databaseUrl = 'postgresql://app@/foresight?host=%2Fvar%2Frun%2Fpostgresql';
  expect(parseEnvironment({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test('reports several invalid variables at once', () => {
  expect(() => parseEnvironment({ PORT: '-1', SEED: '?' })).toThrow(/PORT must .+\nSEED must /);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4400', true],
  ['::1', 'http://[::1]:4400', true],
  ['localhost', 'http://localhost:4400', true],
  ['0.0.0.0', 'http://127.0.0.1:4400', false],
  ['127.0.0.1', 'https://research.example', false],
])('a server on %s with the public URL %s is for this machine only: %s', (host, publicUrl, isLocal) => {
  expect(isLoopbackOnly({ host, publicUrl })).toBe(isLocal);
});

test('adds samples to a PostgreSQL database only on request', () => {
  expect(parseEnvironment({ DATABASE_URL: 'postgres://db/own' }).seed).toBe('none');
});

const noMail =
  'Nobody could sign up, because mail cannot be sent: set SMTP_URL and MAIL_FROM, or start without by ALLOW_NO_MAIL=yes.';

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://research.example' }])(
  'refuses %o without mail, unless that is allowed or somebody else signs users up',
  (reachable) => {
    expect(() => parseEnvironment(reachable)).toThrow(new EnvironmentError(noMail));
    const cognito = { COGNITO_USER_POOL_ID: 'us-east-2_AbCdEfGhI', COGNITO_CLIENT_ID: 'abc' };
    const smtp = { SMTP_URL: 'smtps://mail.example:465', MAIL_FROM: 'noreply@mail.example' };
    for (const allowed of [{ ALLOW_NO_MAIL: 'yes' }, cognito, smtp]) {
      expect(() => parseEnvironment({ ...reachable, ...allowed })).not.toThrow();
    }
  },
);
