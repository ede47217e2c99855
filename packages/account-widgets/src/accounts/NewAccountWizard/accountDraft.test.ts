import { expect, test } from 'vitest';
import {
  accountNameProblem,
  countPeople,
  emptyAccountDraft,
  findDoubleRoles,
  findInvalidEmail,
  seatsOf,
} from './accountDraft.ts';

test('[WIZARD-010] an account name needs at least 2 characters, without surrounding spaces', () => {
  expect(['', 'A', ' A ', 'AB', '株式', '👩‍🚀'].map(accountNameProblem)).toEqual([
    'short',
    'short',
    'short',
    null,
    null,
    null,
  ]);
});

test('the first invalid email is that of a member, even after an owner’s', () => {
  expect(findInvalidEmail({ members: ['ada@x.example', 'bad', 'worse@'], owners: ['nobody'] })).toEqual({
    role: 'members',
    email: 'bad',
  });
  expect(findInvalidEmail({ members: ['ada@x.example'], owners: ['nobody'] })).toEqual({
    role: 'owners',
    email: 'nobody',
  });
  expect(findInvalidEmail({ members: [], owners: [] })).toBeNull();
});

test('seats follow the people, the user included, from 5 upwards, until the user chooses', () => {
  const people = Array.from({ length: 7 }, (_, index) => `user${index}@x.example`);
  const draft = { ...emptyAccountDraft, members: [...people, 'ada@x.example'], owners: ['user0@x.example'] };
  expect(findDoubleRoles(draft)).toEqual(['user0@x.example']);
  expect([countPeople(draft, 'Ada@x.example'), seatsOf(draft, 'ada@x.example')]).toEqual([8, 8]);
  expect(seatsOf(emptyAccountDraft, 'ada@x.example')).toBe(5);
  expect(seatsOf({ ...draft, seats: 6 }, 'ada@x.example')).toBe(6);
  expect(seatsOf({ ...draft, seats: 2 }, 'ada@x.example')).toBe(5);
});
