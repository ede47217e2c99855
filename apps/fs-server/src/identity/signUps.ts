import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SignUpsTable } from '../database/identityTables.ts';
import type { Tables } from '../database/tables.ts';
import { changeCredential } from './changeCredential.ts';
import { hashPassword, verifyPassword } from './password.ts';

interface NewSignUp {
  email: string;
  givenName: string;
  familyName: string;
  password: string;
}

interface PendingSignUp {
  userId: string;
  /** Proves to the confirmation that it comes from the client that chose the password. */
  session: string;
  /** Whether several passwords were chosen for this email. */
  isContested: boolean;
}

/** How long a sign-up waits for confirmation and its first login, in milliseconds. Equal to the lifetime of a code. */
const pendingLifetimeMs = 24 * 60 * 60 * 1000;

/** Creates an unguessable secret. */
const createSecret = () => randomBytes(32).toString('base64url');

const hashSecret = (session: string) => createHash('sha256').update(session).digest();

/**
 * Adds a sign-up beside the pending ones of the same email, none of which owns the email before it is confirmed.
 * Returns null when the email belongs to a confirmed user. The same password again replaces its sign-up, with a new
 * session.
 */
export async function addSignUp({ kysely }: Database, signUp: NewSignUp, now: Date): Promise<PendingSignUp | null> {
  const { email, givenName: given_name, familyName: family_name } = signUp;
  const session = createSecret();
  const passwordHash = await hashPassword(signUp.password);
  const before = new Date(now.getTime() - pendingLifetimeMs);
  const rival = await kysely.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const waiting = (rival ? await readSignUps(kysely, rival.id) : []).filter(({ created_at }) => created_at > before);
  // Hashing is slow on purpose, so passwords are compared outside of the transaction.
  const same = await findByPassword(waiting, signUp.password);
  return kysely.transaction().execute(async (transaction) => {
    const names = { given_name, family_name, password_hash: null, updated_at: now };
    const user = await transaction
      .insertInto('users')
      .values({ id: randomUUID(), email, status: 'UNCONFIRMED', created_at: now, ...names })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(names).where('users.status', '=', 'UNCONFIRMED'))
      .returning('id')
      .executeTakeFirst();
    if (!user) return null;
    await transaction.deleteFrom('sign_ups').where('user_id', '=', user.id).where('created_at', '<=', before).execute();
    if (same) await transaction.deleteFrom('sign_ups').where('session_hash', '=', same.session_hash).execute();
    const choice = { given_name, family_name, password_hash: passwordHash, created_at: now };
    await transaction
      .insertInto('sign_ups')
      .values({ session_hash: hashSecret(session), user_id: user.id, ...choice })
      .execute();
    const isContested = (await readSignUps(transaction, user.id)).length > 1;
    return { userId: user.id, session, isContested };
  });
}

/** The user's pending sign-ups, oldest first. */
export function readSignUps(kysely: Kysely<Tables>, userId: string): Promise<Selectable<SignUpsTable>[]> {
  return kysely.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
}

/** Finds the sign-up with this password. */
export async function findByPassword(
  signUps: readonly Selectable<SignUpsTable>[],
  password: string,
): Promise<Selectable<SignUpsTable> | undefined> {
  for (const signUp of signUps) {
    if (await verifyPassword(signUp.password_hash, password)) return signUp;
  }
  return undefined;
}

/**
 * Confirms a user who proved access to the mailbox. If the code was entered on the page of a sign-up, the password
 * chosen there becomes the user's.
 *
 * On any other page it is unknown whose passwords are pending, even when there is only one, because a stranger may have
 * signed up. A page that can forward a proof gets one, and the first password that logs in with the proof becomes the
 * user's (`adoptSignUp`). For a client without support for proofs, a single pending password becomes the user's, and of
 * several none.
 * @param page `session`: of the sign-up made on that page. `takesProof`: whether the page can forward a proof.
 * @returns the proof, if one is needed
 */
export async function confirmPendingUser(
  transaction: Kysely<Tables>,
  userId: string,
  { session, takesProof }: { session?: string; takesProof: boolean },
  now: Date,
): Promise<string | undefined> {
  const waiting = await readSignUps(transaction, userId);
  const own = session === undefined ? undefined : waiting.find((one) => one.session_hash.equals(hashSecret(session)));
  const chosen = own ?? (waiting.length === 1 && !takesProof ? waiting[0] : undefined);
  await changeCredential(transaction, {
    userId,
    set: { status: 'CONFIRMED', ...(chosen && chosenColumns(chosen)) },
    where: { status: 'UNCONFIRMED' },
    now,
  });
  if (own || !takesProof) {
    await deleteSignUps(transaction, userId);
    return undefined;
  }
  const proof = createSecret();
  await transaction
    .updateTable('sign_ups')
    .set({ proof_hash: hashSecret(proof) })
    .where('user_id', '=', userId)
    .execute();
  return proof;
}

/**
 * Sets the password of a sign-up for a confirmed user who has none, and deletes the other sign-ups.
 * @returns the new credential version; undefined when the page did not confirm the email, or did so too long ago
 */
export async function adoptSignUp(
  { kysely }: Database,
  signUp: Selectable<SignUpsTable>,
  proof: string | undefined,
  now: Date,
): Promise<number | undefined> {
  const isProved = proof !== undefined && signUp.proof_hash?.equals(hashSecret(proof));
  if (!isProved || signUp.created_at.getTime() + pendingLifetimeMs <= now.getTime()) return undefined;
  return kysely.transaction().execute(async (transaction) => {
    const adopted = await changeCredential(transaction, {
      userId: signUp.user_id,
      set: chosenColumns(signUp),
      where: { status: 'CONFIRMED', hasPassword: false },
      now,
    });
    await deleteSignUps(transaction, signUp.user_id);
    return adopted;
  });
}

function chosenColumns({ given_name, family_name, password_hash }: Selectable<SignUpsTable>) {
  return { given_name, family_name, password_hash };
}

/** Deletes the sign-ups of an email that now belongs to a confirmed user. */
export async function deleteSignUps(kysely: Kysely<Tables>, userId: string): Promise<void> {
  await kysely.deleteFrom('sign_ups').where('user_id', '=', userId).execute();
}
