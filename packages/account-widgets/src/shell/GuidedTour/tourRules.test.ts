import { expect, test } from 'vitest';
import { isTourDue, withTourFinished } from './tourRules.ts';

test('[TOUR-003] a finished tour does not appear again', () => {
  expect(isTourDue({}, 'home')).toBe(true);
  expect(isTourDue({ home: 0, feed: 3 }, 'home')).toBe(true);
  expect(isTourDue({ home: 1 }, 'home')).toBe(false);
  expect(isTourDue({ feed: 7 }, 'feed')).toBe(false);
});

test('[TOUR-004] finishing a tour increments only its own count', () => {
  expect(withTourFinished({}, 'home')).toEqual({ home: 1 });
  expect(withTourFinished({ home: 1, feed: 4 }, 'feed')).toEqual({ home: 1, feed: 5 });
});
