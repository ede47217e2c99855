import { expect, test } from 'vitest';
import { ownDomain } from './ownDomain.ts';

test.each(['bit.ly', 'goo.gl', 't.co', 'facebook.com', 'apps.facebook.com'])(
  '%s is no company’s own domain',
  (host) => {
    expect(ownDomain(host)).toBeNull();
  },
);

test.each(['t.company.example', 'foo.wordpress.com', 'rabbit.ly', 'visit.co'])(
  '%s is its company’s own domain',
  (host) => {
    expect(ownDomain(host)).toBe(host);
  },
);
