import { expect, test } from 'vitest';
import { payerOf } from './payerOf.ts';

const team = {
  id: 'longview',
  accountType: 'ORGANIZATION',
  accountStatus: 'ACTIVE',
  owners: ['uma@example.com'],
  planID: 'fuel-teams',
  name: 'Longview Research',
} as const;
const member = { email: 'ana@example.com', planID: 'fuel-teams' } as const;

const payer = (account: object, user: Parameters<typeof payerOf>[1] = member) =>
  payerOf([{ ...team, owners: [...team.owners], ...account }], user);

test('finds the organization that pays the plan of a member', () => {
  expect(payer({})).toMatchObject({ account: { name: 'Longview Research' }, isOwned: false });
});

test('prefers an organization of which the user is an owner', () => {
  const other = { ...team, id: 'northlight', name: 'Northlight Capital', owners: ['ana@example.com'] };
  const found = payerOf([{ ...team, owners: [...team.owners] }, other], member);
  expect(found).toEqual({ account: other, isOwned: true });
});

test('finds none for other plans, and for organizations that do not pay', () => {
  expect(payer({}, { ...member, planID: 'fuel-individual' })).toBeUndefined();
  expect(payer({ accountStatus: 'INACTIVE' })).toBeUndefined();
  expect(payer({ accountType: 'PERSONAL' })).toBeUndefined();
});
