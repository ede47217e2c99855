import { expect, test } from 'vitest';
import { toOwnDomain } from './toOwnDomain.ts';

test.each(['bit.ly', 'goo.gl', 't.co', 'facebook.com', 'apps.facebook.com'])(
  '%s is not a company’s own domain',
  (host) => {
    expect(toOwnDomain(host)).toBeNull();
  },
);

test.each(['t.company.example', 'foo.wordpress.com', 'rabbit.ly', 'visit.co'])(
  '%s is its company’s own domain',
  (host) => {
    expect(toOwnDomain(host)).toBe(host);
  },
);
