import { expect, test } from 'vitest';
import { readLoginAddress } from './readLoginAddress.ts';

function read(address: string) {
  const { pathname, search } = new URL(address, 'https://foresight.example');
  return readLoginAddress({ pathname, search });
}

test('[AUTH-001] reads the code of a referral from the segment after /referral/', () => {
  expect(read('/referral/HARBOR-6').referralCode).toBe('HARBOR-6');
  expect(read('/referral/a%20b/').referralCode).toBe('a b');
  expect(read('/referral/100%').referralCode).toBe('100%');
  expect(read('/referral/').referralCode).toBeNull();
});

test('[AUTH-002] reads plan, code, redirect, email and confirmationcode from the query', () => {
  const address =
    '/signup?plan=fuel-teams&code=HARBOR-6&redirect=%2Freferral%2FHARBOR-6&email=Ada%40Foresight.Example&confirmationcode=123456';
  expect(read(address)).toEqual({
    isSignUp: true,
    plan: 'team',
    price: null,
    seats: null,
    referralCode: 'HARBOR-6',
    redirect: '/referral/HARBOR-6',
    hasGoogleError: false,
    email: 'ada@foresight.example',
    confirmationCode: '123456',
  });
});

test('reads only the page from an address without parameters', () => {
  expect(read('/login/')).toEqual({
    isSignUp: false,
    plan: null,
    price: null,
    seats: null,
    referralCode: null,
    redirect: null,
    hasGoogleError: false,
    email: '',
    confirmationCode: '',
  });
  expect(read('/signup').isSignUp).toBe(true);
  expect(read('/signup/').isSignUp).toBe(true);
});

test.each([
  ['/?error=invalid_request&error_description=Already+found+an+entry+for+username+Google_1', '/'],
  ['/companies?name=x&error_description=google#a', '/companies?name=x#a'],
])('an error that names Google in the redirect %j is noticed, and taken out', (redirect, target) => {
  const { redirect: left, hasGoogleError } = read(`/login/?redirect=${encodeURIComponent(redirect)}`);
  expect({ left, hasGoogleError }).toEqual({ left: target, hasGoogleError: true });
});

test.each(['/search?query=google', '/search?error=Facebook', '/google'])(
  'finds no such error in the redirect %j',
  (target) => {
    const { redirect, hasGoogleError } = read(`/login/?redirect=${encodeURIComponent(target)}`);
    expect({ redirect, hasGoogleError }).toEqual({ redirect: target, hasGoogleError: false });
  },
);
