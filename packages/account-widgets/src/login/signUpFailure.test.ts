import { expect, test } from 'vitest';
import { signUpFailure } from './signUpFailure.ts';

test.each([
  ['PreSignUp failed with error An account with this email exists.', 'An account with this email exists.'],
  ['PreSignUp failed: Domain is not allowed.', 'Domain is not allowed.'],
  ['PreSignUp failed Domain is not allowed.', 'Domain is not allowed.'],
])('[SIGNUP-025] of %j shows the text after the prefix', (message, shown) => {
  expect(signUpFailure(message)).toBe(shown);
});

test('[SIGNUP-025] shows a message unchanged without the prefix, or with nothing after it', () => {
  expect(signUpFailure('Username already exists, PreSignUp failed')).toBe('Username already exists, PreSignUp failed');
  expect(signUpFailure('PreSignUp failed')).toBe('PreSignUp failed');
});
