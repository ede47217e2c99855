import { expect, test } from 'vitest';
import { toErrorReport } from './toErrorReport.ts';

const origin = 'https://research.example';
const place = { origin, route: '/companies/$companyId', version: '1.1.379', language: 'de' } as const;

function buildError(message: string, lines: readonly string[]): Error {
  return Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...lines].join('\n') });
}

test('a report has the kind, the scrubbed message, our files and the pattern of the page', () => {
  const error = buildError('no ada@foresight.example', [
    `    at CompanyScreen (${origin}/fs/assets/CompanyScreen-B4x9Qk2a.js:1:2034)`,
    `    at async ${origin}/fs/assets/react-Zz_9-1aB.js?v=1:2:7`,
    '    at chrome-extension://abcdef/content.js:1:1',
    '    at <anonymous>',
  ]);
  expect(toErrorReport('boundary', error, place)).toEqual({
    kind: 'boundary',
    message: 'TypeError: no [email]',
    frames: ['CompanyScreen-B4x9Qk2a.js:1:2034', 'react-Zz_9-1aB.js:2:7'],
    route: '/companies/$companyId',
    version: '1.1.379',
    language: 'de',
  });
});

test('frames of Firefox and Safari are read too, and up to ten', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `render@${origin}/fs/assets/App-B4x9Qk2a.js:1:${at + 1}`);
  const frames = toErrorReport('error', buildError('x', lines), place)?.frames;
  expect(frames).toHaveLength(10);
  expect(frames?.[0]).toBe('App-B4x9Qk2a.js:1:1');
});

test('errors of extensions and those that browsers report without a fault are not reported', () => {
  const foreign = buildError('x', ['    at f (chrome-extension://abcdef/content.js:1:1)']);
  expect(toErrorReport('error', foreign, place)).toBeNull();
  const resized = 'ResizeObserver loop completed with undelivered notifications.';
  expect(toErrorReport('error', resized, place)).toBeNull();
});

test('of what is not an error, only a text is reported', () => {
  expect(toErrorReport('rejection', { email: 'ada@foresight.example' }, place)).toMatchObject({
    message: 'Not an error: object',
    frames: [],
  });
  expect(toErrorReport('rejection', 'too late', place)).toMatchObject({ message: 'too late' });
  expect(toErrorReport('rejection', '', place)).toMatchObject({ message: 'Unknown error' });
});
