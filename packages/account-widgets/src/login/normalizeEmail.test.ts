import { expect, test } from 'vitest';
import { normalizeEmail } from './normalizeEmail.ts';

test('[AUTH-029] trims and lowercases an email before it is sent', () => {
  expect(normalizeEmail('  Ada@Foresight.Example\n')).toBe('ada@foresight.example');
});
