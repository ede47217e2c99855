import type { NavigablePage } from '@fs/account-widgets/navigation';
import type { Group, SessionUser } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { emailOfOther, guardPage } from './guardPage.ts';

const user = (...groups: Group[]): SessionUser => ({
  username: 'ada',
  attributes: { sub: 'ada', email: 'ada@foresight.example', given_name: 'Ada', family_name: '' },
  groups,
});
const at = (pathname: string, search = '') => ({ pathname, search, hash: 'part' });
const messages: NavigablePage = { path: '/admin/messages', audience: 'signed-in', groups: ['messengers', 'admin'] };

test('opens a page for certain groups to them, and redirects other users home like unknown paths', () => {
  expect(guardPage(messages, user('fuel-free', 'messengers'), at('/admin/messages'))).toBeNull();
  expect(guardPage(messages, user('admin'), at('/admin/messages'))).toBeNull();
  expect(guardPage(messages, user('fuel-teams', 'internal'), at('/admin/messages'))).toBe('/research/home');
  expect(guardPage(messages, user(), at('/admin/messages', '?redirect=/plans'))).toBe('/plans');
  expect(guardPage(messages, user(), at('/admin/messages', '?redirect=//evil.example'))).toBe('/research/home');
});

test('sends a signed-out user to log in and back', () => {
  expect(guardPage(messages, null, at('/admin/messages', '?a=1'))).toBe(
    '/login/?redirect=%2Fadmin%2Fmessages%3Fa%3D1#part',
  );
});

test('redirects a logged-in user from the login page to its target', () => {
  const signIn: NavigablePage = { path: '/login', audience: 'visitor' };
  expect(guardPage(signIn, null, at('/login'))).toBeNull();
  expect(guardPage(signIn, user(), at('/login', '?redirect=/account'))).toBe('/account#part');
  expect(guardPage(signIn, user(), at('/signup', '?code=HARBOR-6'))).toBe('/referral/HARBOR-6');
  const remembered = { plan: 'team', redirectUrl: '/markets' } as const;
  expect(guardPage(signIn, user(), at('/login', '?redirect=/account'), remembered)).toBe('/accounts/new');
});

test('redirects a logged-in user from the landing page home, without a loop', () => {
  const start: NavigablePage = { path: '/', audience: 'visitor' };
  expect(guardPage(start, null, at('/'))).toBeNull();
  expect(guardPage(start, user(), at('/'))).toBe('/research/home');
  expect(guardPage(start, user(), at('/', '?redirect=/plans'))).toBe('/plans#part');
});

test('knows a link for somebody else than who is logged in', () => {
  const signUp: NavigablePage = { path: '/signup', audience: 'visitor' };
  const invitation = at('/signup', '?plan=free&email=Bo%40foresight.example&redirect=%2Fworkspaces');
  expect(emailOfOther(signUp, user(), invitation)).toBe('bo@foresight.example');
  expect(emailOfOther(signUp, null, invitation)).toBeUndefined();
  expect(emailOfOther(signUp, user(), at('/signup', '?email=ADA%40foresight.example'))).toBeUndefined();
  expect(emailOfOther(signUp, user(), at('/signup', '?email='))).toBeUndefined();
  expect(emailOfOther(signUp, user(), at('/signup', '?email=call%20bo%40foresight.example'))).toBeUndefined();
  expect(emailOfOther(messages, user(), at('/admin/messages', '?email=bo%40foresight.example'))).toBeUndefined();
});
