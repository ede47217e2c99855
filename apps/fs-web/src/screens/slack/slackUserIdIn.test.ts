import { expect, test } from 'vitest';
import { slackUserIdIn } from './slackUserIdIn.ts';

test('[XSLACK-006] reads the Slack user from either parameter, slackUserId first', () => {
  expect(slackUserIdIn({ slackUserId: 'U024BE7LH' })).toBe('U024BE7LH');
  expect(slackUserIdIn({ user_id: 'W012A3CDE' })).toBe('W012A3CDE');
  expect(slackUserIdIn({ slackUserId: 'U024BE7LH', user_id: 'W012A3CDE' })).toBe('U024BE7LH');
});

test.each(['', 'U', 'u024be7lh', 'T024BE7LH', 'U024BE7LH ', '<b>', `U${'0'.repeat(32)}`])(
  '[XSLACK-006] %j names no Slack user',
  (wrong) => {
    expect(slackUserIdIn({ slackUserId: wrong })).toBeUndefined();
    expect(slackUserIdIn({ user_id: wrong })).toBeUndefined();
  },
);

test('[XSLACK-006] an address without the parameters names no Slack user', () => {
  expect(slackUserIdIn({})).toBeUndefined();
});
