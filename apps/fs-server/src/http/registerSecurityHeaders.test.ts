import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { pressStyleHash, securityHeaders } from './registerSecurityHeaders.ts';

const pressModule = 'dist/private/interactions/usePress.mjs';

const headersOf = (publicUrl: string, connectTo: string[] = []) => securityHeaders({ publicUrl, connectTo });

test('nothing but our own code, styles and fonts may run, and text cannot become markup', () => {
  const policy = String(headersOf('http://127.0.0.1:4400')['content-security-policy']).split(';');
  expect(policy).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${pressStyleHash}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
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

test('a hosted identity provider may be called, and HTTPS is insisted on where it is used', () => {
  const headers = headersOf('https://research.example', ['https://cognito-idp.us-east-2.amazonaws.com']);
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://cognito-idp.us-east-2.amazonaws.com;",
  );
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('the one inline style allowed is the one that React Aria inserts at a press', () => {
  const ui = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));
  const library = createRequire(ui.resolve('react-aria-components'));
  const source = readFileSync(library.resolve('react-aria').replace(/dist\/.*/, pressModule), 'utf8');
  const [, attribute] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source) ?? [];
  const [, template] = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(source) ?? [];
  const style = template?.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute ?? '').trim() ?? '';
  expect(style).toContain('[data-react-aria-pressable]');
  expect(`'sha256-${createHash('sha256').update(style).digest('base64')}'`).toBe(pressStyleHash);
});

test('no page may frame ours, whichever of the two headers a browser knows', () => {
  const headers = headersOf('http://127.0.0.1:4400');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('what the app does not use may not be asked for, and what it uses only by itself', () => {
  const policy = String(headersOf('http://127.0.0.1:4400')['permissions-policy']).split(', ');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) expect(policy).toContain(`${feature}=()`);
  expect(policy).toContain('clipboard-write=(self)');
  expect(policy).toContain('fullscreen=(self)');
});
