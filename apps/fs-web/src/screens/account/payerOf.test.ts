import { expect, test } from 'vitest';
import { payerOf } from './payerOf.ts';

const team = {
  accountType: 'ORGANIZATION',
  accountStatus: 'ACTIVE',
  owners: ['uma@example.com'],
  planID: 'fuel-teams',
  name: 'Longview Research',
} as const;
const member = { email: 'ana@example.com', planID: 'fuel-teams' } as const;

const payer = (account: object, user: Parameters<typeof payerOf>[1] = member) =>
  payerOf([{ ...team, owners: [...team.owners], ...account }], user);

test('names the organization that pays the plan of a member', () => {
  expect(payer({})).toBe('Longview Research');
});

test('names none for owners, for other plans, and for organizations that do not pay', () => {
  expect(payer({}, { ...member, email: 'uma@example.com' })).toBeUndefined();
  expect(payer({}, { ...member, planID: 'fuel-individual' })).toBeUndefined();
  expect(payer({ accountStatus: 'INACTIVE' })).toBeUndefined();
  expect(payer({ accountType: 'PERSONAL' })).toBeUndefined();
});
