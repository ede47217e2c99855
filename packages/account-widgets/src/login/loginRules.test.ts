import { expect, test } from 'vitest';
import { emailProblem, nameProblem, passwordProblem, repeatProblem } from './loginRules.ts';

test.each(['Ada', 'Zoë', 'مريم', 'अदिति', 'Jo', '._^+*&%$#!~@,-', ' Ada '])(
  '[SIGNUP-008] accepts %j as a name',
  (name) => {
    expect(nameProblem(name)).toBeNull();
  },
);

test.each(['Ada7', 'Ada Byron', "O'Neill", 'Ada<b>', 'A;B', 'Ada\u200b'])(
  '[SIGNUP-008] rejects %j as a name for its characters',
  (name) => {
    expect(nameProblem(name)).toBe('letters');
  },
);

test('requires at least two characters in a trimmed name', () => {
  expect(nameProblem('  ')).toBe('missing');
  expect(nameProblem(' A ')).toBe('short');
  expect(nameProblem('𝐀')).toBe('short');
});

test('[SIGNUP-016] requires at least eight characters in a password', () => {
  expect(passwordProblem('')).toBe('missing');
  expect(passwordProblem('1234567')).toBe('short');
  expect(passwordProblem('🔒🔒🔒🔒')).toBe('short');
  expect(passwordProblem('12345678')).toBeNull();
  expect(passwordProblem('        ')).toBeNull();
});

test('compares the repeated password exactly, including spaces', () => {
  expect(repeatProblem({ password: 'correct horse', repeated: '' })).toBe('missing');
  expect(repeatProblem({ password: 'correct horse', repeated: 'correct horse ' })).toBe('different');
  expect(repeatProblem({ password: 'correct horse', repeated: 'correct horse' })).toBeNull();
});

test.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@example.', 'a b@example.com', 'ada@@example.com'])(
  'rejects %j as an email address',
  (text) => {
    expect(emailProblem(text)).toBe('invalid');
  },
);

test('accepts spaces around an email address', () => {
  expect(emailProblem('')).toBe('missing');
  expect(emailProblem(' ada+news@mail.example.com ')).toBeNull();
});
