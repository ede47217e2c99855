import { expect, test } from 'vitest';
import { emailProblem, nameProblem, passwordProblem, repeatProblem } from './loginRules.ts';

test.each(['Ada', 'Zoë', 'مريم', 'अदिति', 'Jo', '._^+*&%$#!~@,-', ' Ada '])('[SIGNUP-008] %j may be a name', (name) => {
  expect(nameProblem(name)).toBeNull();
});

test.each(['Ada7', 'Ada Byron', "O'Neill", 'Ada<b>', 'A;B', 'Ada\u200b'])(
  '[SIGNUP-008] %j has characters that a name may not have',
  (name) => {
    expect(nameProblem(name)).toBe('letters');
  },
);

test('a name has two characters at least, spaces around it not counted', () => {
  expect(nameProblem('  ')).toBe('missing');
  expect(nameProblem(' A ')).toBe('short');
  expect(nameProblem('𝐀')).toBe('short');
});

test('[SIGNUP-016] a password has eight characters at least', () => {
  expect(passwordProblem('')).toBe('missing');
  expect(passwordProblem('1234567')).toBe('short');
  expect(passwordProblem('🔒🔒🔒🔒')).toBe('short');
  expect(passwordProblem('12345678')).toBeNull();
  expect(passwordProblem('        ')).toBeNull();
});

test('the repeated password is the same, to the last space', () => {
  expect(repeatProblem({ password: 'correct horse', repeated: '' })).toBe('missing');
  expect(repeatProblem({ password: 'correct horse', repeated: 'correct horse ' })).toBe('different');
  expect(repeatProblem({ password: 'correct horse', repeated: 'correct horse' })).toBeNull();
});

test.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@example.', 'a b@example.com', 'ada@@example.com'])(
  '%j is no e-mail address',
  (text) => {
    expect(emailProblem(text)).toBe('invalid');
  },
);

test('an e-mail address may have spaces around it', () => {
  expect(emailProblem('')).toBe('missing');
  expect(emailProblem(' ada+news@mail.example.com ')).toBeNull();
});
