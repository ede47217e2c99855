import { groups } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { readIdToken } from './readIdToken.ts';

const claims = { sub: '8f0c', email: 'zoe@foresight.example', 'cognito:username': 'zoe' };

test('names outside ASCII and an organization arrive as they were sent', () => {
  const organization = '{"org_id":"1","org_name":"Zoë & 友","logo_url":null}';
  const token = tokenWith({ ...claims, given_name: 'Zoë', family_name: '友', 'custom:org': organization });

  expect(readIdToken(token)).toEqual({
    username: 'zoe',
    attributes: { ...attributesOf(claims), given_name: 'Zoë', family_name: '友', 'custom:org': organization },
    groups: [],
  });
});

test('every group of the contract is recognized, and any other left out', () => {
  const token = tokenWith({ ...claims, 'cognito:groups': ['strangers', ...groups.toReversed(), 7] });

  expect(readIdToken(token)?.groups).toEqual(groups);
});

test('a user whose token says little has an empty name, the sub for a username, and no groups', () => {
  expect(readIdToken(tokenWith({ sub: '8f0c', email: 'zoe@foresight.example' }))).toEqual({
    username: '8f0c',
    attributes: attributesOf(claims),
    groups: [],
  });
});

test('what is no ID token is nobody', () => {
  const broken = [
    '',
    'a.b.c',
    'a',
    tokenWith(null),
    tokenWith({ email: 'zoe@foresight.example' }),
    tokenWith({ sub: '1' }),
  ];

  expect(broken.map(readIdToken)).toEqual(broken.map(() => null));
});

function attributesOf({ sub, email }: typeof claims) {
  return { sub, email, given_name: '', family_name: '' };
}

function tokenWith(payload: unknown): string {
  return `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}
