import { expect, test } from 'vitest';
import { normalizeEmail } from './normalizeEmail.ts';

test('[AUTH-029] an e-mail is trimmed and lower-cased before it is sent', () => {
  expect(normalizeEmail('  Ada@Foresight.Example\n')).toBe('ada@foresight.example');
});
