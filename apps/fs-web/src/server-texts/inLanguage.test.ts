import type { Outcome } from '@fs/api-contract';
import { sessionFailures } from '@fs/data-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { de } from '../locales/de.ts';
import { callsInLanguage, failureInLanguage, textInLanguage } from './inLanguage.ts';
import { failureTextsOf, serverTextsOf } from './serverTextsOf.ts';

const german = serverTextsOf(de, 'de');
const inGerman = failureTextsOf(de, 'de');
const inEnglish = failureTextsOf({}, 'en');

test('shows a failure of the server in the shown language', () => {
  expect(textInLanguage('Failed to fetch podcasts', german)).toBe('Die Podcasts konnten nicht geladen werden');
  expect(textInLanguage('Incorrect username or password.', german)).toBe('E-Mail-Adresse oder Passwort ist falsch.');
});

test('leaves English, and what another provider says, as it is', () => {
  expect(textInLanguage('Failed to fetch podcasts', serverTextsOf({}, 'en'))).toBe('Failed to fetch podcasts');
  expect(textInLanguage('Your IP is blocked: ask support.', german)).toBe('Your IP is blocked: ask support.');
  expect(textInLanguage('watchlists', german)).toBe('watchlists');
});

test('keeps the name of the file that was not uploaded', () => {
  expect(textInLanguage('Failed to upload file: Ada: a portrait.png', german)).toBe(
    'Diese Datei konnte nicht hochgeladen werden: Ada: a portrait.png',
  );
});

test('knows a refused sign-up by the words behind its prefix', () => {
  expect(textInLanguage('PreSignUp failed with error Only alphabet is allowed!', german)).toBe(
    'Nur Buchstaben sind erlaubt!',
  );
});

test('says a limit in the shown language, with its plan and number', () => {
  const limit = { type: 'Limits Exceeded', limit: 5, current: 5 } as const;
  const failed = { ok: false, error: 'Failed to create Watchlist' } as const;
  const message = 'The Individual plan includes up to 5 watchlists.';
  const watchlists = { ...failed, limit: { ...limit, message, of: 'watchlists' as const, plan: 'Individual' } };
  expect(failureInLanguage(watchlists, inGerman)).toMatchObject({
    error: 'Die Watchlist konnte nicht angelegt werden',
    limit: { message: 'Der Tarif Individual enthält bis zu 5 Watchlists.' },
  });
  expect(failureInLanguage(watchlists, inEnglish).limit.message).toBe(message);
  const unknown = { ...failed, limit: { ...limit, message } };
  expect(failureInLanguage(unknown, inGerman).limit.message).toBe(message);
});

test('translates every call of a group when it fails, by the language that is shown then', async () => {
  const failed: Outcome<string> = { ok: false, error: 'Failed to fetch person', reason: 'unavailable' };
  let texts = inEnglish;
  const calls = callsInLanguage(
    { people: { getPerson: async () => failed, count: () => 3 }, hasGoogle: true, listed: async () => ['Ada'] },
    () => texts,
  );
  expect(await calls.people.getPerson()).toEqual(failed);
  texts = inGerman;
  expect(await calls.people.getPerson()).toEqual({ ...failed, error: 'Die Person konnte nicht geladen werden' });
  expect([calls.people.count(), calls.hasGoogle, await calls.listed()]).toEqual([3, true, ['Ada']]);
});

test('without a connection, a failure says so once, within its last sentence', () => {
  const offline = (error: string) => ({ ok: false, error, reason: 'offline' }) as const;
  const said = (error: string, texts = inEnglish) => failureInLanguage(offline(error), texts).error;
  expect(said('Failed to create Watchlist')).toBe('Failed to create Watchlist');
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(said('Failed to create Watchlist')).toBe('Failed to create Watchlist (no connection)');
  expect(said('Failed to update the User Account.')).toBe('Failed to update the User Account (no connection).');
  expect(said('Failed to fetch person', inGerman)).toBe('Die Person konnte nicht geladen werden (keine Verbindung)');
  expect(said(sessionFailures.offline)).toBe(sessionFailures.offline);
});

test('what was called too often says when to try again, in each language', () => {
  const said = (error: string, retryAfter: number, texts = inEnglish) =>
    failureInLanguage({ ok: false, error, reason: 'unavailable', retryAfter } as const, texts).error;
  expect(said('Failed to fetch person', 60)).toBe('Failed to fetch person (try again in 1 minute)');
  expect(said('Failed to update the User Account.', 61)).toBe(
    'Failed to update the User Account (try again in 2 minutes).',
  );
  expect(said('Failed to fetch person', 60, inGerman)).toBe(
    'Die Person konnte nicht geladen werden (in einer Minute wieder möglich)',
  );
  expect(said('Failed to fetch person', 20 * 3600 - 1)).toBe('Failed to fetch person (try again in 20 hours)');
  expect(said('Failed to fetch person', 7200, inGerman)).toBe(
    'Die Person konnte nicht geladen werden (in 2 Stunden wieder möglich)',
  );
});
