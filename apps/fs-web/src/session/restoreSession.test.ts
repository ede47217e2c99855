import type { Session } from '@fs/data-client';
import { expect, test, vi } from 'vitest';
import { restoreSession } from './restoreSession.ts';

type Restored = Awaited<ReturnType<Session['restore']>>;

function buildSession(restored: Promise<Restored>) {
  const resume: Session['resume'] = (user) => ({ ok: true, data: user });
  return { restore: () => restored, resume: vi.fn(resume), close: vi.fn() };
}

const signedOut = Promise.resolve<Restored>({
  ok: false,
  error: 'You’re logged out. Log in to continue.',
  reason: 'signed-out',
});
const unreachable = Promise.resolve<Restored>({ ok: false, error: 'No connection.', reason: 'offline' });

test('keeps the session open until its signal is aborted, also after the start', async () => {
  const attempt = new AbortController();
  const session = buildSession(signedOut);
  expect(await restoreSession(session, attempt.signal)).toBe(session);
  expect(session.close).not.toHaveBeenCalled();
  attempt.abort();
  expect(session.close).toHaveBeenCalledTimes(1);
});

test('fails when the identity provider is unreachable, and the abort that follows closes the session', async () => {
  const attempt = new AbortController();
  const session = buildSession(unreachable);
  await expect(restoreSession(session, attempt.signal)).rejects.toThrow('No connection.');
  attempt.abort();
  expect(session.close).toHaveBeenCalledTimes(1);
});

test('closes the session of an attempt that was aborted before or while it was restored', async () => {
  const answer = Promise.withResolvers<Restored>();
  const attempt = new AbortController();
  const session = buildSession(answer.promise);
  const restoring = restoreSession(session, attempt.signal);
  attempt.abort();
  answer.resolve(await signedOut);
  await expect(restoring).rejects.toThrow();
  await expect(restoreSession(session, attempt.signal)).rejects.toThrow();
  expect(session.close).toHaveBeenCalledTimes(2);
});

test('goes on as the saved user without asking the provider', async () => {
  const ada = { username: 'ada', attributes: { sub: 'ada', email: '', given_name: '', family_name: '' }, groups: [] };
  const session = buildSession(unreachable);
  expect(await restoreSession(session, new AbortController().signal, ada)).toBe(session);
  expect(session.resume).toHaveBeenCalledWith(ada);
});
