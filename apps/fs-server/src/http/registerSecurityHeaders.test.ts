import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { buildSecurityHeaders, pressStyleHash } from './registerSecurityHeaders.ts';

const pressModule = 'dist/private/interactions/usePress.mjs';

const headersOf = (publicUrl: string, connectTo: string[] = []) => buildSecurityHeaders({ publicUrl, connectTo });

test('allows only our own code, styles and fonts, and no markup from text', () => {
  const policy = String(headersOf('http://127.0.0.1:4400')['content-security-policy']).split(';');
  expect(policy).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${pressStyleHash}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /csp-reports',
    'report-to csp',
  ]);
});

test('allows calls to a hosted identity provider, and enforces HTTPS on a public HTTPS URL', () => {
  const headers = headersOf('https://research.example', ['https://cognito-idp.us-east-2.amazonaws.com']);
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://cognito-idp.us-east-2.amazonaws.com;",
  );
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('the allowed inline style is the one that React Aria inserts on press', () => {
  const ui = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));
  const library = createRequire(ui.resolve('react-aria-components'));
  const source = readFileSync(library.resolve('react-aria').replace(/dist\/.*/, pressModule), 'utf8');
  const [, attribute] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source) ?? [];
  const [, template] = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(source) ?? [];
  const style = template?.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute ?? '').trim() ?? '';
  expect(style).toContain('[data-react-aria-pressable]');
  expect(`'sha256-${createHash('sha256').update(style).digest('base64')}'`).toBe(pressStyleHash);
});

test('forbids framing with both headers that browsers know', () => {
  const headers = headersOf('http://127.0.0.1:4400');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('denies unused browser features, and allows used ones only to the app itself', () => {
  const policy = String(headersOf('http://127.0.0.1:4400')['permissions-policy']).split(', ');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) expect(policy).toContain(`${feature}=()`);
  expect(policy).toContain('clipboard-write=(self)');
  expect(policy).toContain('fullscreen=(self)');
});
